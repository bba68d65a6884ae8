/** Facts that the applicant asks to have told, or not to: "mention the thesis with the glass", "the bug I'm proudest of is the time zone one". */
import type { Proof } from '../../matching/proofs.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';

/** So many telling words of what is asked name a fact. */
const ENOUGH = 2;

/** Each of them before all others; `asked` are the sentences of the note that ask. */
export function askedFirst(ranked: readonly Proof[], asked: readonly string[]): Proof[] {
  const best = ranked[0]?.score ?? 0;
  const meant = new Set(asked.map((sentence) => meantBy(sentence, ranked)));
  const first = ranked.filter((proof) => meant.has(proof)).map((proof) => ({ ...proof, score: best, isAsked: true }));
  return [...first, ...ranked.filter((proof) => !meant.has(proof))];
}

/** "Don't name the victim or the wire amount": so many of the words of an order, or the only one, name a fact. */
export function withoutBanned(ranked: readonly Proof[], bans: readonly ReadonlySet<string>[]): Proof[] {
  const isBanned = (proof: Proof): boolean => {
    const own = tellingIn(proof.text);
    return bans.some((ban) => ban.intersection(own).size >= Math.min(ENOUGH, ban.size));
  };
  return ranked.filter((proof) => !isBanned(proof));
}

/** The one that shares most of its words; null where none shares enough. */
function meantBy(sentence: string, ranked: readonly Proof[]): Proof | null {
  const words = tellingIn(sentence);
  let best: { proof: Proof; shared: number } | null = null;
  for (const proof of ranked) {
    const own = tellingIn(`${proof.place.kind === 'project' ? (proof.place.name ?? '') : ''} ${proof.text}`);
    const shared = words.intersection(own).size;
    if (shared >= ENOUGH && shared > (best?.shared ?? 0)) best = { proof, shared };
  }
  return best?.proof ?? null;
}

const tellingIn = (text: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 2 && !isFunctionWord(word) && !isPostingWord(word))
      .map(stem),
  );
