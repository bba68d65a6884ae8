/** Reads a letter: the head line by line, what follows the greeting sentence by sentence. */
import type { ReadLine, ReadPage } from '../../../base/documents/read-back.ts';
import type { LineFinding } from '../finding.ts';
import { ownersIn } from '../prose/letter-grounding.ts';
import type { ProseSources } from '../prose/prose-sources.ts';
import type { IsQuotation } from '../quoting/quotation.ts';
import { joinLines, sentencesIn } from '../quoting/sentences.ts';
import { tokensOf } from '../quoting/tokens.ts';
import type { Written } from '../written.ts';
import { type OwnParagraphs, objectionToSentence } from './letter-sentence.ts';
import type { Records } from './records.ts';

const GREETING =
  /^(?:Dear|Sehr geehrter?|Guten Tag|Madame|Monsieur|Docteur|Dr|Pr|Professeure?|Bonjour|Estimad[oa]|A la atención)(?!\p{L}).*[,:]$/u;
const CLOSING =
  /^(?:Sincerely|Yours|Kind|Best|With|Respectfully|Regards|Cordialement|Atentamente)\b[^.]{0,30},$|^Mit freundlichen Grüßen$|^Je vous prie d’agréer, .+\.$/;

export function checkLetter(
  pages: readonly ReadPage[],
  records: Records,
  sources: ProseSources,
  own: OwnParagraphs,
  isQuotation: IsQuotation,
  written: Written,
  withoutExperience: (text: string) => string,
): LineFinding[] {
  const read = pages.flatMap((page) => page.lines);
  const lines = read.map((line) => line.text);
  const greeting = lines.findIndex((line) => GREETING.test(line));
  const closing = lines.findLastIndex((line) => CLOSING.test(line));
  const end = closing > greeting ? closing : lines.length;
  const head = withWholeSubject(lines.slice(0, greeting + 1));
  const tail = lines.slice(end);
  const body = blocksOf(read.slice(greeting + 1, end));
  let named: ReadonlySet<string> = new Set();
  const objectionsIn = (sentences: readonly string[]): LineFinding[] =>
    sentences.flatMap((sentence) => {
      const objection = objectionToSentence(sentence, { own, written, records, sources, named, withoutExperience });
      const owners = ownersIn(tokensOf(sentence), sources, named);
      if (owners.size > 0) named = owners;
      return objection === undefined ? [] : [{ ...objection, line: sentence }];
    });
  /** A quoted fact belongs to the place before its colon, or else to the one that was named last. */
  const objectionsInItem = (text: string): LineFinding[] => {
    const item = withoutLead(text, sources);
    const [place, fact] = [item.slice(0, Math.max(0, item.indexOf(': '))), item.slice(item.indexOf(': ') + 1)];
    const owners = ownersIn(tokensOf(place), sources, new Set());
    if (owners.size > 0 && isQuotation(fact, owners)) return objectionsIn([place]);
    if (isQuotation(item, named)) return [];
    const isOfAnother = isQuotation(item, new Set());
    return isOfAnother ? [{ kind: 'place', text: item, line: text }] : objectionsIn(sentencesIn(item));
  };
  const objectionsInBlock = ({ text, isItem }: Block): LineFinding[] =>
    isItem ? objectionsInItem(text) : objectionsIn(sentencesIn(text));
  return [...objectionsIn(head), ...body.flatMap(objectionsInBlock), ...objectionsIn(tail)];
}

/** An item may open with what the posting asks for, in the posting's words. */
function withoutLead(item: string, sources: ProseSources): string {
  const end = item.indexOf('. ');
  return end > 0 && sources.isPhraseOfPosting(item.slice(0, end)) ? item.slice(end + 2) : item;
}

/** A long job title in the subject goes on in the next line. */
function withWholeSubject(head: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of head) {
    const isOpen = /[„«][^“»]*$/u.test(whole.at(-1) ?? '');
    if (isOpen) whole.push(joinLines([whole.pop()!, line]));
    else whole.push(line);
  }
  return whole;
}

const MARKER = /^[•▪◦●■]\s*/u;
/** Points: what stands further to the right than its paragraph is the rest of an item. */
const INDENT = 3;

interface Block {
  text: string;
  isItem: boolean;
}

/** Of the distance between two lines: more parts two paragraphs. */
const PARAGRAPH_GAP = 1.25;

/** The paragraphs, and each item of a list by itself. */
function blocksOf(lines: readonly ReadLine[]): Block[] {
  const margin = Math.min(...lines.map((line) => line.x));
  const gaps = lines.slice(1).map((line, at) => line.y - lines[at]!.y);
  const least = Math.min(...gaps.filter((gap) => gap > 0));
  const blocks: { lines: string[]; isItem: boolean }[] = [];
  for (const [at, { text, x }] of lines.entries()) {
    const last = blocks.at(-1);
    const isApart = last === undefined || gaps[at - 1]! > least * PARAGRAPH_GAP;
    if (MARKER.test(text)) blocks.push({ lines: [text.replace(MARKER, '')], isItem: true });
    else if (isApart || (last.isItem && x < margin + INDENT)) blocks.push({ lines: [text], isItem: false });
    else last.lines.push(text);
  }
  return blocks.map((block) => ({ text: joinLines(block.lines), isItem: block.isItem }));
}
