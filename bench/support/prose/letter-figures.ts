/** What is counted in a letter. */

const BANNED =
  /\bI am writing to\b|\bpassion(?:ate|ately)?\b|\bperfect fit\b|\bfast-paced\b|\bteam player\b|\bgo-getter\b|\bhard-?working\b|\bsynerg\w+|\bthink outside the box\b|\bdetail-oriented\b|\bself-starter\b|\bproven track record\b|\bhit the ground running\b|\bto whom it may concern\b|\bthrilled\b|\bexcited\b|\bleverag(?:e|ed|ing)\b|\bresults-driven\b|\[[^\]]*\]|\{\{|\bundefined\b|\bnull\b/gi;

/** The paragraphs between the greeting and the signature. */
export function bodyOf(letter: string): string {
  const parts = letter.trim().split('\n\n');
  const greeting = parts.findIndex((part) => /^(?:Dear|Sehr|Guten|Bonjour|Madame|Monsieur|Estimad)/.test(part));
  return parts.slice(greeting + 1, -1).join('\n\n');
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

export function bannedIn(text: string): string[] {
  return text.match(BANNED) ?? [];
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u).filter((sentence) => sentence.trim() !== '');
}
