/** Passages of a letter that the account holder left out, or told in his own words. */
import { PASSAGE_MAX_CHARACTERS, type RevisionChange } from '../../base/documents/revision.ts';
import { withoutEmptyLists } from '../composing/sections/lists.ts';
import { cleanLine } from '../typesetting/clean.ts';
import type { LetterLine, Line } from '../typesetting/page.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { signs } from '../verifying/quoting/tokens.ts';
import type { WordingCheck } from '../verifying/wording-check.ts';

type Rewording = Extract<RevisionChange, { action: 'reword-passage' }>;

/** The paragraphs as they are to be set. A letter keeps at least one. */
export function revisedParagraphs(
  paragraphs: readonly LetterLine[],
  changes: readonly RevisionChange[],
  earlier: readonly RevisionChange[],
  check: WordingCheck,
): LetterLine[] {
  const dropped = new Set(changes.flatMap((one) => (one.action === 'drop-passage' ? [signs(one.passage)] : [])));
  const isDropped = (text: string): boolean => dropped.has(signs(text));
  const revised = paragraphs.flatMap((paragraph): LetterLine[] => {
    const own = ownWordsFor(paragraph, [changes, earlier], check);
    if (own !== null) return [{ ...paragraph, text: own }];
    if (isDropped(paragraph.text)) return [];
    const kept = sentencesIn(paragraph.text).filter((sentence) => !isDropped(sentence));
    return kept.length === 0 ? [] : [{ ...paragraph, text: kept.join(' ') }];
  });
  return revised.length === 0 ? paragraphs.slice(0, 1) : withoutEmptyLists(revised);
}

/** What is asked for now, or else the last words that were printed; null where neither is to be printed. */
function ownWordsFor(
  paragraph: Line,
  [changes, earlier]: [readonly RevisionChange[], readonly RevisionChange[]],
  check: WordingCheck,
): string | null {
  const wanted = rewordingOf(paragraph, changes);
  if (wanted === null) return null;
  const texts = [wanted, rewordingOf(paragraph, earlier)].flatMap((one) => (one === null ? [] : [passageText(one)]));
  return texts.find((text) => check.passage(text).length === 0) ?? null;
}

function rewordingOf(paragraph: Line, changes: readonly RevisionChange[]): Rewording | null {
  const own = signs(paragraph.text);
  const found = changes.find((change) => change.action === 'reword-passage' && signs(change.passage) === own);
  return (found as Rewording | undefined) ?? null;
}

export function passageText(change: Rewording): string {
  return cleanLine(change.text, PASSAGE_MAX_CHARACTERS);
}
