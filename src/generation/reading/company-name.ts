/** Finds the employer's name in a posting, by the few turns of phrase that name it without doubt. */

const NAME = String.raw`((?:[A-Z0-9][\p{L}\p{N}&'’.-]*)(?:\s+(?:of|and|the|for|de|&)?\s*[A-Z0-9][\p{L}\p{N}&'’.-]*){0,5})`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`^[\p{L} ,/&-]{3,60} at ${NAME}$`, 'u'),
  /^(?:company|employer|organi[sz]ation|agency|company name)\s*:\s*(.{2,60})$/iu,
  new RegExp(
    String.raw`\b(?:[Jj]oin(?:ing)? us at|[Ww]orking (?:at|for)|[Ww]ork (?:at|for)|[Cc]areers? at|[Bb]enefits of working at|[Ll]ife at)\s+${NAME}`,
    'u',
  ),
  new RegExp(String.raw`^[Aa]bout\s+${NAME}\s*:?$`, 'u'),
  new RegExp(
    String.raw`^(?:The\s+)?${NAME}(?:\s+\([A-Z]{2,8}\))?,?\s+(?:is|are)\s+(?:currently\s+|now\s+)?(?:seeking|looking|hiring|recruiting|searching|accepting|an? |the |one of)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Jj]oin|[Hh]ere at|[Aa]t)\s+(?:the\s+)?${NAME},?\s+(?:we|as|you|our|and you)\b`, 'u'),
  /\b[Tt]he\s+((?:City|County|Town|State|University|College|Port)\s+of\s+[A-Z][\p{L}]+(?:\s+[A-Z][\p{L}]+)?)\b/u,
];

const NOT_A_NAME =
  /^(?:we|our|us|the|this|you|it|they|who|what|if|as|all|and|a|an|job|role|position|team|company|candidate|applicants?|department|responsibilities|requirements|there|here|these|successful|ideal|under|in|at|to|for|please|duties|work|employment|employees|title)\b/i;
/** Words that stand for the employer without naming it. */
const GENERIC =
  /^(?:trust|city|county|town|state|hospital|university|school|college|library|museum|bank|agency|board|district|council|office)$/i;
const LINES_SEARCHED = 200;

/** `title`: what the job is called, which is no company even where the posting says that it "is looking". */
export function companyIn(lines: readonly string[], title: string | null): string | null {
  const searched = lines.slice(0, LINES_SEARCHED).map((line) => line.slice(0, 1000));
  for (const pattern of PATTERNS) {
    for (const line of searched) {
      const name = tidyName(pattern.exec(line)?.[1]);
      const isTitle = name !== null && title?.toLowerCase().includes(name.toLowerCase());
      if (name !== null && !isTitle) return name;
    }
  }
  return null;
}

function tidyName(text: string | undefined): string | null {
  if (text === undefined) return null;
  const name = text
    .replace(/['’]s$/, '')
    .replace(/[\s,.;:–-]+$/, '')
    .trim();
  const plausible = name.length >= 2 && name.length <= 60 && !NOT_A_NAME.test(name) && !GENERIC.test(name);
  return plausible && /\p{Lu}/u.test(name) ? name : null;
}
