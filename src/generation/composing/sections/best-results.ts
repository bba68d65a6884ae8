/** The best results of the newest job of this trade, in one sentence. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { Employer } from '../../../base/profile.ts';
import { type Place, type Proof, rankProofs } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { lowered } from '../../writing/letter/telling/deed.ts';
import { filled, letterLanguage, placeIn, templatesFor } from '../../writing/letter/templates.ts';
import { stripMarker } from '../../writing/sentences.ts';
import { byDate, isRelated } from '../choosing/career.ts';
import type { PageContext } from '../context.ts';
import { isLatin, isSaidIn } from './qualifications.ts';
import { type Result, resultOf } from './results.ts';

const MAX_CHARACTERS_OF_RESULT = 135;
/** Of the best result: what there happens to be room for is no reason to hire somebody. */
const NEARLY_BEST = 0.6;
/** A page begins with what somebody does today. */
const EARLIER_POST = 0.5;
const WORTH_OF_CHANGE = 0.5;

interface Told extends Result {
  id: string;
  worth: number;
}

/** "Cut the close from 12 days to 6 and led the move to NetSuite at Acme." */
export function resultsSentence(context: PageContext, room: number, said = ''): Line | null {
  const { lang, fit, profile, now } = context;
  if (letterLanguage(lang) !== lang.slice(0, 2) || !fit.canTell) return null;
  const employers = byDate(profile.work, fit, now);
  const employer = employers.find(({ roles }) => roles.some((role) => isRelated(role, fit)));
  if (employer === undefined) return null;
  const at = employer === employers[0] || employer.name === null ? null : shortName(employer.name);
  if (at !== null && !isLatin(at)) return null;
  const results = resultsOf(context, employer).filter(({ text }) => said === '' || !isSaidIn(said, text));
  const [best] = results.filter(({ text }) => sentenceOf([text], false, at, lang).length <= room);
  if (best === undefined) return null;
  const second = results.find(
    ({ id, text, worth, isDeed }) =>
      id !== best.id &&
      worth >= NEARLY_BEST * best.worth &&
      !isSaidIn(best.text, text) &&
      sentenceOf([best.text, text], best.isDeed && isDeed, at, lang).length <= room,
  );
  const told = second === undefined ? [best] : [best, second];
  const texts = told.map(({ text }) => text);
  return {
    text: sentenceOf(
      texts,
      told.every(({ isDeed }) => isDeed),
      at,
      lang,
    ),
    ids: [OPENING_ID, ...told.map(({ id }) => id)],
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

function resultsOf({ profile, matches, fit, lang }: PageContext, employer: Employer): Told[] {
  const [newest] = employer.roles;
  const isThere = ({ name, kind }: Place): boolean => kind === 'work' && name === employer.name;
  const isNewest = ({ position }: Place): boolean => position === newest?.position;
  const worth = (proof: Proof): number => fit.proof(proof) * (isNewest(proof.place) ? 1 : EARLIER_POST);
  return rankProofs(profile, matches)
    .filter(({ place }) => isThere(place))
    .flatMap((proof) => {
      const result = resultOf(stripMarker(proof.text), MAX_CHARACTERS_OF_RESULT, lang);
      if (result === null || (proof.needs.length === 0 && !result.isChange) || !isLatin(result.text)) return [];
      return [{ ...result, id: proof.id, worth: worth(proof) + (result.isChange ? WORTH_OF_CHANGE : 0) }];
    })
    .toSorted((a, b) => b.worth - a.worth);
}

const shortName = (name: string): string => name.split(/\s*[(,]/, 1)[0]!;
