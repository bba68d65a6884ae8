/** What became of each change that the account holder asked for, told from the finished page. */
import { type ChangeOutcome, type RevisionChange, subjectOf } from '../../base/documents/revision.ts';
import { type Composed, isLetter } from '../composing/composed.ts';
import { printedLines } from '../composing/printed.ts';
import type { DocumentContext } from '../document-context.ts';
import { cleanLine } from '../typesetting/clean.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { signs } from '../verifying/quoting/tokens.ts';
import type { Answer, Judge } from './offers.ts';
import { passageText } from './passages.ts';

const NO_ROOM = 'There was no room for this line on the page.';
const NO_ROOM_BESIDE = 'There is no room for this beside what stands on the page.';
const NO_PLACE = 'This cannot be printed here: what it belongs to was left out.';
const NOT_READ = 'The finished page could not be read back with this wording, so it keeps our line.';
const LAST_ONE = 'A letter needs at least one paragraph.';
const NO_PASSAGE = 'This passage is not in the letter.';
const NOT_SET = 'The letter could not be set with this wording, so it keeps our words. A shorter text may fit.';

export function outcomesOf(
  { page, drafted = [], crowded = [] }: Pick<Composed, 'page' | 'drafted' | 'crowded'>,
  context: DocumentContext,
  judge: Judge,
): ChangeOutcome[] {
  const texts = new Set(printedLines(page).map((line) => signs(line.text)));
  const ids = new Set(printedLines(page).flatMap((line) => line.ids));
  const paragraphs = isLetter(page) ? page.paragraphs.map((line) => signs(line.text)) : [];
  const passages = new Set(drafted.flatMap(({ text }) => [text, ...sentencesIn(text)]).map(signs));
  const answerTo = (change: RevisionChange): Answer | null => {
    switch (change.action) {
      case 'drop':
        return null;
      case 'swap':
        return isLetter(page) || ids.has(change.with) ? null : because(NO_ROOM);
      case 'add': {
        if (ids.has(change.factId)) return null;
        const leaving = crowded.find(({ factId }) => factId === change.factId)?.leaving;
        return leaving === undefined ? because(NO_PLACE) : { ...because(NO_ROOM_BESIDE), leaving };
      }
      case 'reword': {
        const answer = context.refusals.get(change.factId);
        if (answer !== undefined) return answer;
        if (isLetter(page) || texts.has(signs(cleanLine(change.text, change.text.length)))) return null;
        return because(ids.has(change.factId) ? NOT_READ : NO_ROOM);
      }
      case 'drop-passage':
        if (!passages.has(signs(change.passage))) return because(NO_PASSAGE);
        return paragraphs.some((text) => text.includes(signs(change.passage))) ? because(LAST_ONE) : null;
      case 'reword-passage': {
        if (!drafted.some(({ text }) => signs(text) === signs(change.passage))) return because(NO_PASSAGE);
        if (paragraphs.includes(signs(passageText(change)))) return null;
        return judge.answerTo(change, passageText(change)) ?? because(NOT_SET);
      }
    }
  };
  return context.changes.map((change) => {
    const answer = answerTo(change);
    const about = { action: change.action, subject: subjectOf(change) };
    return answer === null
      ? { ...about, outcome: 'applied', reason: null, words: [], offer: null }
      : { ...about, outcome: 'refused', ...answer };
  });
}

/** The changes that the page shows, with the words that stand on it: what a later revision falls back to. */
export function changesInForce(context: DocumentContext, outcomes: readonly ChangeOutcome[]): RevisionChange[] {
  return context.changes.flatMap((change, at): RevisionChange[] => {
    if (outcomes[at]!.outcome === 'applied') return [change];
    const last = context.earlier.find((one) => one.action === change.action && subjectOf(one) === subjectOf(change));
    return last === undefined ? [] : [last];
  });
}

const because = (reason: string): Answer => ({ reason, words: [], offer: null });
