/** The posting's sentences, each with what it is about and where it stood. */
import { kindOfSentence } from './noise.ts';
import type { Part, PartKind } from './sections.ts';

export interface Sentence {
  text: string;
  kind: PartKind;
  /** The line of the posting, from 0; -1 for the title. */
  line: number;
  isItem: boolean;
  isHeading: boolean;
}

const MAX_SENTENCES = 1500;
const END = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“(¿¡])|\s*[|•]\s+/u;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|inc|ltd|co|corp|dr|mr|mrs|ms|prof|st|no|nr|approx|dept|u\.s|ph\.d|z\. ?b|d\. ?h|bzw|ca|inkl|ggf|p\. ?ej|p\. ?ex|env|incl|min|mind|mag|dipl|bzgl|evtl|usw)\.$|\b(?:zum|am|vom|bis|der|des|dem|ab)\s\d{1,2}\.$/iu;

export function sentencesOf(title: string | null, parts: readonly Part[]): Sentence[] {
  const sentences: Sentence[] = [];
  if (title !== null) sentences.push({ text: title, kind: 'title', line: -1, isItem: false, isHeading: false });
  let line = 0;
  for (const part of parts) {
    for (const { text, label, isItem, isHeading } of part.lines) {
      for (const sentence of cut(text.slice(label.length))) {
        sentences.push({ text: sentence, kind: kindOfSentence(sentence, part.kind), line, isItem, isHeading });
      }
      line++;
    }
  }
  return sentences.slice(0, MAX_SENTENCES);
}

function cut(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of line.split(END)) {
    open = open === '' ? piece : `${open} ${piece}`;
    if (ABBREVIATION.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
