/** The best results of the newest job of this trade, in one sentence. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { Employer } from '../../../base/profile.ts';
import { type Place, type Proof, rankProofs } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { withoutDutyPhrase } from '../../writing/duty-phrase.ts';
import { newestFirst } from '../../writing/letter/choosing.ts';
import { lowered, opensWithPast } from '../../writing/letter/telling/deed.ts';
import { filled, letterLanguage, placeIn, templatesFor } from '../../writing/letter/templates.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { byDate, isRelated } from '../choosing/career.ts';
import type { PageContext } from '../context.ts';
import { isLatin, isSaidIn } from './qualifications.ts';
import { type Result, resultOf, scopeOf } from './results.ts';

const MAX_CHARACTERS_OF_RESULT = 135;
/** Of the best result: what there happens to be room for is no reason to hire somebody. */
const NEARLY_BEST = 0.6;
/** How much there is to do beside what came of it, and the other way round. */
const WORTH_BESIDE = 0.4;
/** From here on a fact speaks for this job, though no line of the posting asks for just this. */
const AMONG_THE_BEST = 0.9;
/** Of whoever has just begun somewhere, what he did before. */
const MOST_EMPLOYERS = 2;
/** A page begins with what somebody does today. */
const EARLIER_POST = 0.5;
const WORTH_OF_CHANGE = 0.5;
/** How much there is to do says less than what came of it. */
const WORTH_OF_SCOPE = 0.7;

interface Told extends Result {
  id: string;
  /** How much there is to do today. */
  isScale: boolean;
  /** How much there was to do. */
  isScope: boolean;
  /** A line of the posting. */
  answers: boolean;
  worth: number;
}

export interface EmployerResults {
  employer: Employer;
  /** The newest of all, whose name goes without saying. */
  isNewest: boolean;
  /** Best first. */
  results: readonly Told[];
}

/** What can be told of each employer of this trade, the newest first; of one page it is worked out once. */
export function resultsByEmployer(context: PageContext): EmployerResults[] {
  const { lang, fit, profile, matches, now } = context;
  if (letterLanguage(lang) !== lang.slice(0, 2) || !fit.canTell) return [];
  const proofs = newestFirst(rankProofs(profile, matches));
  return byDate(profile.work, fit, now)
    .map((employer, at) => ({ employer, isNewest: at === 0 }))
    .filter(({ employer }) => employer.roles.some((role) => isRelated(role, fit)))
    .map((one) => ({ ...one, results: resultsOf(context, one.employer, proofs) }));
}

/** "Supervise 14 people in three teams. Cut the close from 12 days to 6 at Acme.": the scale of the work, and what came of it. */
export function resultsSentence(
  { lang }: PageContext,
  byEmployer: readonly EmployerResults[],
  room: number,
  said = '',
): Line | null {
  const isNew = ({ text }: Told): boolean => said === '' || !isSaidIn(said, text);
  const told = byEmployer.map((one) => ({ ...one, results: one.results.filter(isNew) }));
  const [newest, before] = told.slice(0, MOST_EMPLOYERS).filter(({ results }) => results.length > 0);
  if (newest === undefined) return null;
  const isMere = newest.results.every(({ isScope }) => isScope);
  const saysMore = before !== undefined && isMere && before.results[0]!.worth > newest.results[0]!.worth;
  const { employer, isNewest, results } = saysMore ? before : newest;
  const at = isNewest || employer.name === null ? null : shortName(employer.name);
  if (at !== null && !isLatin(at)) return null;
  const fitting = results.filter(({ text }) => sentenceOf([text], false, at, lang).length <= room);
  // What answers nothing does not open the page where something else does.
  const nearly = fitting.filter(({ worth }) => worth >= NEARLY_BEST * fitting[0]!.worth);
  const best = nearly.find(({ answers }) => answers) ?? nearly[0];
  if (best === undefined) return null;
  const others = fitting.filter(
    ({ id, text, isDeed, isScale, worth }) =>
      id !== best.id &&
      worth >= (isScale === best.isScale ? NEARLY_BEST : WORTH_BESIDE) * fitting[0]!.worth &&
      !isSaidIn(best.text, text) &&
      // Where it was is said once.
      (at === null || (best.isDeed && isDeed)) &&
      sentenceOf([best.text, text], best.isDeed && isDeed, at, lang).length <= room,
  );
  const second = others.find(({ isScale }) => isScale !== best.isScale) ?? others[0];
  const both = second === undefined ? [best] : second.isScale && !best.isScale ? [second, best] : [best, second];
  const texts = both.map(({ text }) => text);
  return {
    text: sentenceOf(
      texts,
      both.every(({ isDeed }) => isDeed),
      at,
      lang,
    ),
    ids: [OPENING_ID, ...both.map(({ id }) => id)],
  };
}

/** Deeds with their verbs in the past are one sentence. */
function sentenceOf(texts: readonly string[], areDeeds: boolean, at: string | null, lang: string): string {
  const templates = templatesFor(lang);
  const place = at === null ? '' : filled(templates.page.place, { place: placeIn(templates, at), name: at });
  if (!areDeeds) return texts.map((text) => `${text}${place}.`).join(' ');
  const [first = '', second] = texts;
  if (second === undefined) return `${first}${place}.`;
  const isParted = [first, second].some((text) => /,|\sand\s/.test(text));
  return `${first}${isParted ? ',' : ''} and ${lowered(second)}${place}.`;
}

function resultsOf({ fit, lang, wordings }: PageContext, employer: Employer, proofs: readonly Proof[]): Told[] {
  const [newest] = employer.roles;
  const isThere = ({ name, kind }: Place): boolean => kind === 'work' && name === employer.name;
  const isNewest = ({ position }: Place): boolean => position === newest?.position;
  const worth = ({ score, place }: Proof): number => score * (isNewest(place) ? 1 : EARLIER_POST);
  return (
    proofs
      // What the person words himself is not told in other words above.
      .filter(({ id, place }) => isThere(place) && !wordings.has(id))
      .flatMap((proof) => {
        const fact = withoutDutyPhrase(stripMarker(proof.text), proof.place.current);
        const came = resultOf(fact, MAX_CHARACTERS_OF_RESULT, lang);
        // Where there is no room for what came of it, there may be for how much there was to do.
        const scope = lang === 'en' ? scopeOf(fact, MAX_CHARACTERS_OF_RESULT, proof.place.current) : null;
        const answers = proof.needs.length > 0;
        const isTold = answers || came?.isChange === true || fit.proof(proof) >= AMONG_THE_BEST;
        return [came, scope]
          .filter((result) => result !== null)
          .filter(({ text }) => isTold && isLatin(text))
          .map((result) => {
            const isScope = result !== came;
            const share = isScope ? WORTH_OF_SCOPE : 1;
            const bonus = result.isChange ? WORTH_OF_CHANGE : 0;
            const isScale = isScope && !opensWithPast(result.text);
            return { ...result, id: proof.id, isScale, isScope, answers, worth: share * worth(proof) + bonus };
          });
      })
      .toSorted((a, b) => b.worth - a.worth)
  );
}

const shortName = (name: string): string => name.split(/\s*[(,]/, 1)[0]!;
