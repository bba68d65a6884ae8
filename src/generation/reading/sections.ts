/** A posting cut into its parts. What a part is about decides how much its words weigh. */
export type PartKind = 'title' | 'must' | 'nice' | 'duties' | 'about' | 'benefits' | 'legal' | 'body';

export interface Part {
  kind: PartKind;
  lines: string[];
}

/** How much a word of this part tells of the job. */
export const PART_WEIGHT: Readonly<Record<PartKind, number>> = {
  title: 3,
  must: 1.6,
  duties: 1.3,
  nice: 1.1,
  body: 0.9,
  about: 0.35,
  benefits: 0.1,
  legal: 0.05,
};

const HEADINGS: readonly (readonly [PartKind, RegExp])[] = [
  [
    'nice',
    /\b(nice to have|preferred|desirable|desired|bonus|a plus|pluses|additional qualifications|wünschenswert|souhait)/i,
  ],
  [
    'benefits',
    /\b(benefit|what we offer|we offer|our offer|perks|compensation|salary|pay range|living here|wir bieten|nous offrons)/i,
  ],
  [
    'legal',
    /\b(equal opportunit|eeo|disclaimer|how to apply|application process|to apply|selection process|privacy|safeguarding|closing date|physical demands|working conditions|note to applicants|supplemental)/i,
  ],
  [
    'must',
    /\b(requirement|qualification|essential(?! functions| duties)|must have|what you.{0,4}ll need|you have|who you are|about you|skills|experience|knowledge|abilit|education|person specification|ideal candidate|looking for|anforderungen|profil|competenc|requisitos)/i,
  ],
  [
    'duties',
    /\b(responsibilit|duties|duty|essential functions|what you.{0,4}ll do|you will|the role|role overview|job (summary|description|purpose)|position (summary|purpose|description)|scope|key (tasks|accountabilities)|main purpose|tasks|aufgaben|missions|funciones|definition)/i,
  ],
  [
    'about',
    /\b(about (us|the (company|team|trust|city|organi[sz]ation))|who we are|our (company|mission|story|team|values)|company (overview|profile)|introduction|the (company|organi[sz]ation)|über uns|à propos)/i,
  ],
];

const MAX_HEADING_CHARACTERS = 60;

export function splitIntoParts(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  let open: Part = { kind: 'body', lines: [] };
  for (const line of lines) {
    const kind = headingKind(line);
    if (kind !== null) {
      parts.push(open);
      open = { kind, lines: [] };
    }
    open.lines.push(line);
  }
  parts.push(open);
  return parts.filter((part) => part.lines.length > 0);
}

function headingKind(line: string): PartKind | null {
  const bare = line.replace(/^[\s#*•-]+/, '').replace(/[\s:*]+$/, '');
  const looksLikeHeading = bare.length > 2 && bare.length <= MAX_HEADING_CHARACTERS && !/[.!?,;]$/.test(bare);
  if (!looksLikeHeading || bare.split(' ').length > 7) return null;
  if (/^[-•*]\s/.test(line) && !line.trimEnd().endsWith(':')) return null;
  return HEADINGS.find(([, words]) => words.test(bare))?.[0] ?? null;
}
