/** Finds what the job is called. A wrong title in a letter is worse than none, so doubtful ones are refused. */

const MAX_TITLE_CHARACTERS = 70;
const MAX_TITLE_WORDS = 9;
const LINES_SEARCHED = 40;

const LABELLED = /^(?:job title|position title|title|position|role|vacancy|job|stelle|poste)\s*[:–-]\s*(.+)$/i;
const SOUGHT =
  /\b(?:seeking|looking for|hiring|recruiting|recruit|searching for|position of|role of|opening for|join (?:us|our team|the team) as)\s+(?:a|an|the|our next)?\s*((?:[A-Z][\p{L}&/.+#-]*|of|and|to|in|for|II|III|IV)(?:\s+(?:[A-Z][\p{L}&/.+#-]*|of|and|&|II|III|IV)){0,6})/u;
/** Sentences and section headings are not titles. */
const NOT_A_TITLE =
  /^(?:about|overview|description|job description|job summary|summary|responsibilities|requirements|qualifications|introduction|the role|company|location|apply|we\b|our\b|are you|join\b|who\b|what\b|if you|this\b|at\b|do you)/i;

export function titleIn(lines: readonly string[]): string | null {
  const searched = lines.slice(0, LINES_SEARCHED);
  for (const line of searched) {
    const title = tidyTitle(LABELLED.exec(line)?.[1]);
    if (title !== null) return title;
  }
  const first = tidyTitle(searched[0]);
  if (first !== null && searched.length > 1) return first;
  for (const line of searched) {
    const title = tidyTitle(SOUGHT.exec(line)?.[1]);
    if (title !== null) return title;
  }
  return first;
}

function tidyTitle(text: string | undefined): string | null {
  if (text === undefined) return null;
  const title = text
    .replace(/^[-•*#\s]+/, '')
    .replace(/\s*[([{].*$/, '')
    .replace(/\s+[-–|@]\s+.*$/, '')
    .replace(/\s+at\s+(?=\p{Lu}).*$/u, '')
    .replace(/\s+(?:of|and|to|in|for)$/i, '')
    .replace(/[\s,.:;!|–-]+$/, '')
    .trim();
  const words = title.split(/\s+/).length;
  const tooLong = title.length > MAX_TITLE_CHARACTERS || words > MAX_TITLE_WORDS;
  if (title.length < 3 || tooLong || NOT_A_TITLE.test(title) || /[.!?]\s|[<>{}$@]|https?:/.test(title)) return null;
  if (!/\p{L}{3}/u.test(title)) return null;
  return asPrinted(title);
}

/** Shouted and whispered titles become title case; mixed case is kept as the posting has it. */
function asPrinted(title: string): string {
  const shouted = title === title.toUpperCase() && /[A-Z]{6}/.test(title);
  const whispered = title === title.toLowerCase();
  if (!shouted && !whispered) return title;
  return title
    .toLowerCase()
    .replace(/\b\p{L}[\p{L}']*/gu, (word, at) =>
      at > 0 && /^(?:of|and|the|for|to|in|at|or)$/.test(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
    .replace(/\b(?:Ii|Iii|Iv|Hr|It|Rn|Qa|Ui|Ux|Vp)\b/g, (word) => word.toUpperCase());
}
