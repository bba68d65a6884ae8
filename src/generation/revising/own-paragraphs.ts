/** A letter in the account holder's own words, as far as it can be set with them and read back. */
import type { RevisionChange } from '../../base/documents/revision.ts';
import { isLetter } from '../composing/composed.ts';
import type { DocumentContext } from '../document-context.ts';
import { type Finished, GenerationFailed } from '../producing.ts';
import { signs } from '../verifying/quoting/tokens.ts';
import { passageText } from './passages.ts';

type Rewording = Extract<RevisionChange, { action: 'reword-passage' }>;

const isRewording = (change: RevisionChange): change is Rewording => change.action === 'reword-passage';

/**
 * A repair would take sentences out of the person's paragraph, and a text that cannot be set would cost the whole letter.
 * Instead the paragraph keeps the words that were last printed in its place.
 */
export async function withOwnWords(
  context: DocumentContext,
  set: (context: DocumentContext) => Promise<Finished>,
): Promise<Finished> {
  if (!context.changes.some(isRewording)) return set(context);
  const lastOf = (change: Rewording): Rewording | undefined =>
    context.earlier.filter(isRewording).find((one) => one.passage === change.passage);
  const first = await set(context).catch((error: unknown) => {
    if (error instanceof GenerationFailed) return null;
    throw error;
  });
  const isLost = first === null ? (change: Rewording) => lastOf(change)?.text !== change.text : repairedIn(first);
  if (first !== null && !context.changes.some((change) => isRewording(change) && isLost(change))) return first;
  const changes = context.changes.flatMap((change): RevisionChange[] => {
    if (!isRewording(change) || !isLost(change)) return [change];
    const last = lastOf(change);
    return last === undefined || last.text === change.text ? [] : [last];
  });
  return set({ ...context, changes });
}

/** Whether a sentence of the person's was taken out of the finished letter. */
function repairedIn({ composed, findings }: Finished): (change: Rewording) => boolean {
  const printed = isLetter(composed.page) ? composed.page.paragraphs.map((line) => signs(line.text)) : [];
  const objected = findings.map((finding) => signs(finding.line)).filter((line) => line !== '');
  return (change) => {
    const own = signs(passageText(change));
    return !printed.includes(own) && objected.some((line) => own.includes(line) || line.includes(own));
  };
}
