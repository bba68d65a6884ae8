/** The best results of somebody's work for this posting, in one sentence or two. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import { type Proof, rankProofs } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { withoutDutyPhrase } from '../../writing/duty-phrase.ts';
import { newestFirst } from '../../writing/letter/choosing.ts';
import { firstWord, lowered, opensWithPast } from '../../writing/letter/telling/deed.ts';
import { filled, letterLanguage, placeIn, templatesFor } from '../../writing/letter/templates.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { byDate, isRelated } from '../choosing/career.ts';
import type { PageContext } from '../context.ts';
import { isLatin, isSaidIn } from './qualifications.ts';
import { leadsOf, type Result, resultsOf, scopeOf } from './results.ts';

const MAX_CHARACTERS_OF_RESULT = 135;
const MAX_CHARACTERS_OF_LEAD = 180;
/** Of the best result: what there happens to be room for is no reason to hire somebody. */
const NEARLY_BEST = 0.5;
/** How much there is to do beside what came of it, and the other way round. */
const WORTH_BESIDE = 0.4;
/** From here on a fact speaks for this job, though no line of the posting asks for just this. */
const AMONG_THE_BEST = 0.9;
/** How much there is to do says less than what came of it. */
const WORTH_OF_SCOPE = 0.65;

export interface BestResult extends Result {
  id: string;
  /** The employer, where it is not the newest, whose name goes without saying. */
  at: string | null;
  /** How much there is to do today. */
  isScale: boolean;
  /** A line of the posting. */
  answers: boolean;
  worth: number;
}

/** What can be told of the work of this trade, and of a beginner's projects, best first; of one page it is worked out once. */
export function bestResults(context: PageContext): BestResult[] {
  const { lang, fit, profile, matches, now } = context;
  if (letterLanguage(lang) !== lang.slice(0, 2) || !fit.canTell) return [];
  const [newest] = byDate(profile.work, fit, now);
  const related = profile.work.filter(({ roles }) => roles.some((role) => isRelated(role, fit)));
  return newestFirst(rankProofs(profile, matches))
    .flatMap((proof) => {
      const { kind, name: place } = proof.place;
      if (kind === 'project' && context.isBeginner) return told(context, proof, null).filter(({ isDeed }) => isDeed);
      const employer = related.find(({ name }) => kind === 'work' && name === place);
      const at = employer === newest || employer?.name == null ? null : shortName(employer.name);
      return employer === undefined || (at !== null && !isLatin(at)) ? [] : told(context, proof, at);
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** "Supervise 14 people in three teams. Cut the close from 12 days to 6 at Acme.": the scale of the work, and what came of it. */
export function resultsSentence(
  { lang }: PageContext,
  results: readonly BestResult[],
  room: number,
  said = '',
): Line | null {
  const isNew = ({ text }: BestResult): boolean => said === '' || !isSaidIn(said, text);
  const fitting = results.filter((one) => isNew(one) && sentenceOf([one], lang).length <= room);
  // What answers nothing does not open the page where something else does.
  const nearly = fitting.filter(({ worth }) => worth >= NEARLY_BEST * fitting[0]!.worth);
  const best = nearly.find(({ answers }) => answers) ?? nearly[0];
  if (best === undefined) return null;
  const others = fitting.filter(
    (one) =>
      one.id !== best.id &&
      one.worth >= (one.isScale === best.isScale ? NEARLY_BEST : WORTH_BESIDE) * fitting[0]!.worth &&
      !isSaidIn(best.text, one.text) &&
      sentenceOf([best, one], lang).length <= room,
  );
  const [second] = others;
  const both = second === undefined ? [best] : second.isScale && !best.isScale ? [second, best] : [best, second];
  return { text: sentenceOf(both, lang), ids: [OPENING_ID, ...both.map(({ id }) => id)] };
}

/** Deeds at one place with their verbs in the past are one sentence. */
function sentenceOf([first, second]: readonly BestResult[], lang: string): string {
  const templates = templatesFor(lang);
  const placeOf = ({ at }: BestResult): string =>
    at === null ? '' : filled(templates.page.place, { place: placeIn(templates, at), name: at });
  if (first === undefined) return '';
  const ended = (one: BestResult): string => `${one.text}${placeOf(one)}.`.replace(/\.\.$/, '.');
  if (second === undefined) return ended(first);
  if (!first.isDeed || !second.isDeed || first.at !== second.at) return `${ended(first)} ${ended(second)}`;
  const isParted = [first, second].some(({ text }) => /,|\sand\s/.test(text));
  return ended({ ...first, text: `${first.text}${isParted ? ',' : ''} and ${lowered(second.text)}` });
}

function told({ fit, lang, wordings }: PageContext, proof: Proof, at: string | null): BestResult[] {
  // What the person words himself is not told in other words above.
  if (wordings.has(proof.id)) return [];
  const { current } = proof.place;
  const fact = withoutDutyPhrase(stripMarker(proof.text), current);
  const answers = proof.needs.length > 0;
  const came = resultsOf(fact, MAX_CHARACTERS_OF_RESULT, lang);
  const isChanged = came.some(({ isChange }) => isChange);
  // Where there is no room for what came of it, there may be for how much there was to do.
  const scope = lang === 'en' ? scopeOf(fact, MAX_CHARACTERS_OF_RESULT, current) : null;
  // What was done for the posting is told though nobody measured what came of it.
  const leads = answers && lang === 'en' ? leadsOf(fact, MAX_CHARACTERS_OF_LEAD) : [];
  const opens = came.some(({ text }) => firstWord(text).toLowerCase() === firstWord(fact).toLowerCase());
  const whole = opens ? [] : came.flatMap((result) => joint(fact, leads, result));
  const begun = leads.map((text) => ({ text, isChange: false, isDeed: true }));
  const isTold = answers || isChanged || fit.proof(proof) >= AMONG_THE_BEST;
  const results = isChanged || opens ? [...whole, ...came, ...begun] : [...begun, ...came];
  const texts = new Set(results.map(({ text }) => text));
  return [...results, ...(scope === null || texts.has(scope.text) ? [] : [scope])]
    .filter(({ text }) => isTold && isLatin(text))
    .map((result) => ({ result, isScope: result === scope, isScale: result === scope && !opensWithPast(result.text) }))
    .filter(({ isScale }) => !isScale || at === null)
    .map(({ result, isScope, isScale }) => ({
      ...result,
      ...{ id: proof.id, at, isScale, answers },
      worth: (isScope ? WORTH_OF_SCOPE : 1) * proof.score,
    }));
}

/** "Kept the log of 118 requests and brought the response time down from 11 days to 4": what was done, and what came of it. */
function joint(fact: string, leads: readonly string[], { text, isChange, isDeed }: Result): Result[] {
  const lead = leads.findLast(opensWithPast);
  if (lead === undefined || !isChange || lead.includes(text)) return [];
  const isParted = [lead, text].some((part) => /,|\sand\s/.test(part));
  const rest = fact.includes(text) ? text : lowered(text);
  const whole = isDeed ? `${lead}${isParted ? ',' : ''} and ${rest}` : `${lead}; ${rest}`;
  return whole.length > MAX_CHARACTERS_OF_LEAD ? [] : [{ text: whole, isChange, isDeed: false }];
}

const shortName = (name: string): string => name.split(/\s*[(,]/, 1)[0]!;
