/** Reads a letter: the head line by line, what follows the greeting sentence by sentence. */
import type { ReadPage } from '../../base/read-back.ts';
import type { LineFinding } from './finding.ts';
import { isNoisy, withoutNoisy } from './noisy.ts';
import type { ProseSources } from './prose-sources.ts';
import type { Records } from './records.ts';
import { joinLines, sentencesIn } from './sentences.ts';
import { tokensOf } from './tokens.ts';
import { objectionsTo, ownersIn } from './told.ts';

const GREETING = /^(?:Dear|Sehr geehrte|Guten Tag|Madame, Monsieur|Bonjour|Estimad[oa]|A la atención)(?!\p{L}).*[,:]$/u;
const CLOSING =
  /^(?:Sincerely|Yours|Kind|Best|With|Respectfully|Regards|Cordialement|Atentamente)\b[^.]{0,30},$|^Mit freundlichen Grüßen$/;

export function checkLetter(pages: readonly ReadPage[], records: Records, sources: ProseSources): LineFinding[] {
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
    const objection = objectionsTo(readable, sources, named)[0];
    if (objection !== undefined) findings.push({ ...objection, line: sentence });
    const owners = ownersIn(tokensOf(sentence), sources, named);
    if (owners.size > 0) named = owners;
  }
  return findings;
}
