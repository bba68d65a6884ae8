/** The posting's sentences, each with what it is about and where it stood. */
import { kindOfSentence } from './noise.ts';
import type { Part, PartKind } from './sections.ts';

export interface Sentence {
  text: string;
  kind: PartKind;
  /** The line of the posting, from 0; -1 for the title. */
  line: number;
}

const MAX_SENTENCES = 1500;

export function sentencesOf(title: string | null, parts: readonly Part[]): Sentence[] {
  const sentences: Sentence[] = title === null ? [] : [{ text: title, kind: 'title', line: -1 }];
  let line = 0;
  for (const part of parts) {
    for (const text of part.lines) {
      for (const sentence of cut(text)) {
        sentences.push({ text: sentence, kind: kindOfSentence(sentence, part.kind), line });
      }
      line++;
    }
  }
  return sentences.slice(0, MAX_SENTENCES);
}

function cut(line: string): string[] {
  return line.split(/(?<=[.!?])\s+|\s*[;|•]\s+/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
