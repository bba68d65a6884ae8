/** A duty of the posting, told to its reader before the fact that answers it: once in a letter, so that it is clear what for. */
import { measureOf } from '../../matching/proofs.ts';
import { isStutter, sharedWeight } from './needs.ts';
import type { Told, Writing } from './paragraphs.ts';
import { dutyToReader } from './reader-voice.ts';

export interface DutyLink {
  told: Told;
  /** "You need someone to lead the monthly close." */
  question: string;
}

/** In telling words: pairs that share less would not be understood. */
const LEAST_SHARED = 2;
/** Of the duty's own: who answers two words of a long duty answers another one. */
const LEAST_SHARE = 0.3;
/** Of the facts that answer a duty, best first. */
const MAX_RANK = 2;
const WORTH_OF_CHANGE = 1;

/** The pair that shares most, of facts that say what was done; a measured result before a duty. */
export function dutyLink(told: readonly Told[], { templates, isSupported }: Writing): DutyLink | null {
  const pairs = told
    .filter(({ telling }) => telling.kind === 'deed')
    .flatMap((one) => {
      const duties = one.proof.needs.filter(
        ({ requirement, facts }) => requirement.kind === 'duty' && facts.slice(0, MAX_RANK).includes(one.proof.id),
      );
      return duties.flatMap(({ requirement: { text } }) => {
        const question = dutyToReader(text, templates);
        const shared = sharedWeight(text, one.proof.text);
        if (
          question === null ||
          shared < LEAST_SHARED ||
          shared < LEAST_SHARE * sharedWeight(text, text) ||
          isStutter(text, one.telling.text)
        )
          return [];
        const worth = shared + (measureOf(one.proof.text) === 'change' ? WORTH_OF_CHANGE : 0);
        return [{ told: one, question, worth }];
      });
    })
    .toSorted((a, b) => b.worth - a.worth);
  return pairs.find(({ question }) => isSupported(question, null)) ?? null;
}
