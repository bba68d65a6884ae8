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

/** Shared share of all runs of three words. */
export function jaccard(one: string, other: string): number {
  const first = trigrams(one);
  const second = trigrams(other);
  const both = [...first].filter((gram) => second.has(gram)).length;
  return both / Math.max(1, first.size + second.size - both);
}

function trigrams(text: string): Set<string> {
  const words = plainWords(text);
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u).filter((sentence) => sentence.trim() !== '');
}

/** Those that would give a template away. */
export function longSentences(text: string): string[] {
  return sentences(text)
    .map((sentence) => plainWords(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length > 6);
}

export function repetitions(letters: readonly (readonly string[])[]): { sentence: string; letters: number }[] {
  const counts = new Map<string, number>();
  for (const letter of letters) {
    for (const sentence of new Set(letter)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].map(([sentence, letters]) => ({ sentence, letters })).toSorted((a, b) => b.letters - a.letters);
}

export function bannedIn(text: string): string[] {
  return text.match(BANNED) ?? [];
}

export function startingWithI(text: string): number {
  const all = sentences(text);
  return all.filter((sentence) => /^I\b/.test(sentence)).length / Math.max(1, all.length);
}
