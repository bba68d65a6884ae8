/** What is said of the job and of the employer: there the posting is the source. */
import { looksPast } from '../../../vocabulary/verbs.ts';
import { isDeed } from '../clauses.ts';
import type { Said } from '../reading.ts';
import type { Material } from '../sources.ts';
import { isGuard, isInside } from '../text.ts';
import { wordsOf } from '../words.ts';

/** By word. */
export function postingWords(said: Said, material: Material): boolean[] {
  if (said.claim.place !== 'letter') return said.words.map(() => false);
  const quoted = quotedFromPosting(said, material);
  return spokenOfJob(said, material).map((isOfJob, at) => isOfJob || quoted.has(at));
}

function spokenOfJob(said: Said, { vacancy }: Material): boolean[] {
  const { claim, words, keys, clauses } = said;
  const companies = new Set(vacancy.flatMap((name) => name.slice(0, 1).map((word) => word.key)));
  const isOfJob = (at: number): boolean =>
    isGuard(said, 'second person', at) || isGuard(said, 'job', at) || companies.has(keys[at]!);
  const isFirst = (at: number): boolean => isGuard(said, 'first person', at) || isSpanishFirst(said, at);
  const all = words.map((_, at) => at);
  if ((claim.facts?.length === 0 || all.some(isOfJob)) && !all.some(isFirst)) return words.map(() => true);
  if (claim.facts?.length === 0 && isWishAlone(said, all.filter(isFirst)))
    return clauses.flatMap(({ from, to }) => all.slice(from, to).map(() => !CLAIMS.test(words[from]!.raw)));
  let isBefore = false;
  let isOpen = false;
  return clauses.flatMap((clause) => {
    const places = all.slice(clause.from, clause.to);
    const isGoingOn = isBefore && words[clause.from]!.before !== 'stop';
    isBefore =
      (isGoingOn || places.some(isOfJob) || isSaidByReader(said, clause)) &&
      !leadsToWriter(said, clause) &&
      !places.some(isFirst) &&
      !(clause.isFirstPerson && clause.deed !== null && !isGoingOn);
    if (isBefore) return places.map(() => true);
    // "I would be glad to talk about the routes that lose the most minutes."
    const isOn = RELATIVE.test(words[clause.from]!.raw) || isGuard(said, 'second person', clause.from - 1);
    isOpen = isOpen && isOn && !places.some(isFirst);
    const isRelative = isOpen;
    return places.map((at) => {
      if (isGuard(said, 'wish', at) || isGuard(said, 'second person', at)) isOpen = true;
      else if ((isFirst(at) && !isInside(said, 'wish', at)) || (words[at]!.before !== 'none' && !isRelative))
        isOpen = false;
      return isOpen;
    });
  });
}

/** "Planners who know the floor do better, you write": what they say stands before that. */
function isSaidByReader(said: Said, clause: Said['clauses'][number]): boolean {
  const next = said.clauses[said.clauses.indexOf(clause) + 1];
  return next !== undefined && isGuard(said, 'second person', next.from) && isGuard(said, 'asking', next.from + 1);
}

/** "Negocié", "dirigí": the ending says who it was. */
function isSpanishFirst({ words, keys, lexicon }: Said, at: number): boolean {
  return lexicon.lang === 'es' && /[éí]$/i.test(words[at]!.raw) && isDeed(words, keys, at, lexicon);
}

/** "…, with years of Kubernetes": said of the writer. */
const CLAIMS =
  /^(?:with|having|bringing|as|given|after|since|because|mit|nach|als|da|weil|avec|après|comme|con|tras|como)$/i;

/** "I would be glad to come to Superior, talk about the routes and see which lose the most minutes." */
function isWishAlone(said: Said, first: readonly number[]): boolean {
  const { words } = said;
  const wish = words.findIndex((_, at) => isGuard(said, 'wish', at));
  const [writer] = first;
  if (wish === -1 || first.length !== 1 || !isGuard(said, 'subject', writer!)) return false;
  // "I am glad to have passed", "to talk as a manager".
  const isClaim = words.some(
    ({ raw }, at) =>
      at > wish &&
      ((/^have$/i.test(raw) && looksPast(words[at + 1]?.raw ?? '')) ||
        (BEING.test(raw) && !isGuard(said, 'job', at - 1) && !POST.test(words[at - 1]?.raw ?? ''))),
  );
  return !isClaim && Math.abs(wish - writer!) <= MAX_TO_WISH;
}

const POST = /^(?:stelle|poste|puesto)$/i;
const MAX_TO_WISH = 4;

const RELATIVE =
  /^(?:that|which|where|who|whose|when|how|why|what|wie|wo|was|dass|où|comment|qui|que|cómo|donde|quien)$/i;

const BEING = /^(?:as|als|comme|como)$/i;

const QUOTATION = /[“„«"]([^“”„«»"]+)[”“»"]/gu;

/** "You write: “Show us you can hunt.”": nobody claims what he quotes, unless he says before it that he is or did it. */
function quotedFromPosting(said: Said, { posting, lexicon }: Material): Set<number> {
  const source = posting.map((word) => word.key);
  const places = Array.from(said.claim.text.matchAll(QUOTATION), ([, text]) => {
    const keys = wordsOf(text!, lexicon).map((word) => word.key);
    const from = placeOf(keys, said.keys);
    const before = said.words.slice(0, Math.max(0, from)).map((_, at) => at);
    const isSaidToBe = before.slice(-2).some((at) => BEING.test(said.words[at]!.raw));
    if (from === -1 || placeOf(keys, source) === -1 || isSaidToBe) return [];
    const isClaimed = before.some((at) => isGuard(said, 'first person', at));
    return isClaimed && !before.some((at) => isGuard(said, 'wish', at)) ? [] : keys.map((_, at) => from + at);
  });
  return new Set(places.flat());
}

function placeOf(keys: readonly string[], source: readonly string[]): number {
  return source.findIndex((_, at) => keys.every((key, offset) => source[at + offset] === key));
}

/** "As a customer of Acme's, I …" is said of the writer. */
function leadsToWriter({ words, clauses }: Said, clause: Said['clauses'][number]): boolean {
  const next = clauses[clauses.indexOf(clause) + 1];
  return clause.deed === null && BEING.test(words[clause.from]!.raw) && next?.isFirstPerson === true;
}
