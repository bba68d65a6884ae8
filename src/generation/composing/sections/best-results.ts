/** The best results of somebody's work for this posting, in one sentence or two. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import { measureOf, type Proof, rankProofs } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { withoutDutyPhrase } from '../../writing/duty-phrase.ts';
import { newestFirst } from '../../writing/letter/choosing.ts';
import { lowered, opensWithPast } from '../../writing/letter/telling/deed.ts';
import { letterLanguage } from '../../writing/letter/templates.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { isRelated } from '../choosing/career.ts';
import type { PageContext } from '../context.ts';
import { isLatin, isSaidIn } from './qualifications.ts';
import { type Result, resultsOf, wholesOf } from './results.ts';

const MAX_CHARACTERS_OF_RESULT = 135;
const MAX_CHARACTERS_OF_FACT = 170;
/** Of the best result: what there happens to be room for is no reason to hire somebody. */
const NEARLY_BEST = 0.5;
/** How much there is to do beside what came of it, and the other way round. */
const WORTH_BESIDE = 0.4;
/** From here on a fact speaks for this job, though no line of the posting asks for just this. */
const AMONG_THE_BEST = 0.9;
/** A part of what could be told whole. */
const WORTH_OF_PART = 0.8;
/** Of what no condition of the posting asks for, and the weight of conditions from which on more say no more. */
const WORTH_OF_WISH = 0.7;
const MANY_CONDITIONS = 8;
/** What was done says less than what came of it. */
const WORTH_WITHOUT_RESULT = 0.65;

export interface BestResult extends Result {
  id: string;
  /** The employer or the project. */
  place: string | null;
  /** How much there is to do today. */
  isScale: boolean;
  /** The lines of the posting that it answers. */
  needs: Proof['needs'];
  worth: number;
}

/** What can be told of the work of this trade, and of a beginner's projects, best first; of one page it is worked out once. */
export function bestResults(context: PageContext): BestResult[] {
  const { lang, fit, profile, matches } = context;
  if (letterLanguage(lang) !== lang.slice(0, 2) || !fit.canTell) return [];
  const related = profile.work.filter(({ roles }) => roles.some((role) => isRelated(role, fit)));
  const isOfTrade = ({ place: { kind, name } }: Proof): boolean =>
    kind === 'project' ? context.isBeginner : kind === 'work' && related.some((employer) => employer.name === name);
  return newestFirst(rankProofs(profile, matches))
    .filter(isOfTrade)
    .flatMap((proof) => told(context, proof))
    .toSorted((a, b) => b.worth - a.worth);
}

/** "Supervise 14 people in three teams. Cut the close from 12 days to 6.": the scale of the work, and what came of it. */
export function resultsSentence(results: readonly BestResult[], room: number, said = ''): Line | null {
  const fitting = results.filter((one) => !isSaidBefore(said, one.text) && sentenceOf([one]).length <= room);
  const [best] = fitting;
  if (best === undefined) return null;
  // What answers another line of the posting says more.
  const isNews = ({ needs }: BestResult): boolean => needs.some((need) => !best.needs.includes(need));
  const forms = fitting.filter(({ id, worth }) => id === best.id && worth === best.worth);
  const pairs = fitting
    .filter(
      (one) =>
        one.id !== best.id && one.worth >= (one.isScale === best.isScale ? NEARLY_BEST : WORTH_BESIDE) * best.worth,
    )
    .flatMap((one) => forms.map((form): [BestResult, BestResult] => [form, one]))
    .filter(([form, one]) => !isSaidIn(form.text, one.text) && sentenceOf([form, one]).length <= room)
    .toSorted(([, a], [, b]) => Number(isNews(b)) - Number(isNews(a)) || b.worth - a.worth);
  const [pair] = pairs;
  const told = pair === undefined ? [best] : pair[1].isScale && !pair[0].isScale ? pair.toReversed() : pair;
  return { text: sentenceOf(told), ids: [OPENING_ID, ...told.map(({ id }) => id)] };
}

const isSaidBefore = (said: string, text: string): boolean =>
  said !== '' && (isSaidIn(said, text) || said.includes(text.split(/[,;:]/, 1)[0]!));

/** Deeds at one place with their verbs in the past are one sentence. */
function sentenceOf([first, second]: readonly BestResult[]): string {
  if (first === undefined) return '';
  const ended = (text: string): string => `${text}.`.replace(/\.\.$/, '.');
  if (second === undefined) return ended(first.text);
  if (!first.isDeed || !second.isDeed || first.place !== second.place)
    return `${ended(first.text)} ${ended(second.text)}`;
  const isParted = [first, second].some(({ text }) => /,|\sand\s/.test(text));
  return ended(`${first.text}${isParted ? ',' : ''} and ${lowered(second.text)}`);
}

/** Every form in which a fact can be told, the fullest first. */
function told({ fit, lang, wordings }: PageContext, proof: Proof): BestResult[] {
  // What the person words himself is not told in other words above, and what answers nothing is no reason to read on.
  if (wordings.has(proof.id) || (proof.needs.length === 0 && fit.proof(proof) < AMONG_THE_BEST)) return [];
  const { current, name: place } = proof.place;
  const fact = withoutDutyPhrase(stripMarker(proof.text), current);
  const measure = measureOf(fact);
  const forms = [
    ...wholesOf(proof.text, MAX_CHARACTERS_OF_FACT, current, lang),
    ...resultsOf(fact, MAX_CHARACTERS_OF_RESULT, lang).map((result) => ({ ...result, isWhole: false })),
  ];
  return (
    forms
      // Without its figures a deed is a claim.
      .filter(({ text }) => isLatin(text) && (measure === 'none' || measureOf(text) !== 'none'))
      .map((form) => {
        const isResult = measureOf(form.text) === 'change';
        const isScale = lang === 'en' && current && !isResult && !opensWithPast(form.text);
        const losesResult = isScale || (measure === 'change' && !isResult);
        const worth = (form.isWhole ? 1 : WORTH_OF_PART) * (losesResult ? WORTH_WITHOUT_RESULT : 1);
        return {
          ...form,
          id: proof.id,
          place,
          needs: proof.needs,
          isScale,
          worth: proof.score * answering(proof) * worth,
        };
      })
  );
}

/** What answers the conditions is read before what answers wishes and duties. */
function answering({ needs }: Proof): number {
  const conditions = needs.filter(({ requirement, state }) => requirement.part === 'must' && state === 'met');
  const weight = conditions.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  return WORTH_OF_WISH + (1 - WORTH_OF_WISH) * Math.min(1, weight / MANY_CONDITIONS);
}
