/** Reads a letter: the head line by line, what follows the greeting sentence by sentence. */
import type { ReadPage } from '../../base/read-back.ts';
import type { LineFinding } from './finding.ts';
import { isNoisy, withoutNoisy } from './noisy.ts';
import type { ProseSources } from './prose-sources.ts';
import type { Records } from './records.ts';
import type { PassageCheck } from './rewording/passage.ts';
import { joinLines, sentencesIn } from './sentences.ts';
import { signs, tokensOf } from './tokens.ts';
import { objectionsTo, ownersIn } from './told.ts';

const GREETING =
  /^(?:Dear|Sehr geehrter?|Guten Tag|Madame, Monsieur|Bonjour|Estimad[oa]|A la atención)(?!\p{L}).*[,:]$/u;
const CLOSING =
  /^(?:Sincerely|Yours|Kind|Best|With|Respectfully|Regards|Cordialement|Atentamente)\b[^.]{0,30},$|^Mit freundlichen Grüßen$/;

/** Paragraphs in the person's own words, and how they are checked. */
export interface OwnParagraphs {
  texts: readonly string[];
  check: () => PassageCheck;
}

export function checkLetter(
  pages: readonly ReadPage[],
  records: Records,
  sources: ProseSources,
  own: OwnParagraphs,
): LineFinding[] {
  const lines = pages.flatMap((page) => page.lines.map((line) => line.text));
  const greeting = lines.findIndex((line) => GREETING.test(line));
  const closing = lines.findLastIndex((line) => CLOSING.test(line));
  const end = closing > greeting ? closing : lines.length;
  const head = lines.slice(0, greeting + 1);
  const tail = lines.slice(end);
  const body = sentencesIn(joinLines(lines.slice(greeting + 1, end)));
  let named: ReadonlySet<string> = new Set();
  const findings: LineFinding[] = [];
  for (const sentence of [...head, ...body, ...tail]) {
    const readable = isNoisy(sentence) ? withoutNoisy(sentence, records) : sentence;
    const objection = isOwn(own, sentence) ? ownObjection(own, sentence) : objectionsTo(readable, sources, named)[0];
    if (objection !== undefined) findings.push({ ...objection, line: sentence });
    const owners = ownersIn(tokensOf(sentence), sources, named);
    if (owners.size > 0) named = owners;
  }
  return findings;
}

function isOwn(own: OwnParagraphs, sentence: string): boolean {
  const letters = signs(sentence);
  return letters !== '' && own.texts.some((text) => signs(text).includes(letters));
}

function ownObjection(own: OwnParagraphs, sentence: string): { kind: string; text: string } | undefined {
  const objection = own.check()(sentence, null)[0];
  return objection && { kind: 'reworded', text: objection.words || sentence };
}
