/**
 * A paragraph of a letter in the person's own words. Its numbers, names, skills, rank and results need a source like those
 * of a line; plain words are free, because a letter also speaks of motives, which no profile holds. What only the posting
 * says may be told of the job, never of the person.
 */
import type { Profile } from '../../../base/profile.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import type { LetterTexts } from '../prose-sources.ts';
import { sentencesIn } from '../sentences.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { type Backing, contactsOf, generalTexts, type Place, placesOf, textsOf } from './backing.ts';
import type { WordingObjection } from './case.ts';
import { isEveryday } from './everyday-words.ts';
import { tracesOf } from './traces.ts';
import { objectionsToSentence } from './wording.ts';

export interface PassageSources {
  profiles: readonly Profile[];
  yearsOfWork: number;
  letter: LetterTexts;
  lang: string;
}

/** Objects to a paragraph, or to one sentence of it; `before` is the paragraph that it stands for, where it is known. */
export type PassageCheck = (text: string, before: string | null) => WordingObjection[];

export function passageCheck(sources: PassageSources): PassageCheck {
  const places = sources.profiles.flatMap((profile) => placesOf(profile, sources.lang));
  const general = sources.profiles.flatMap(generalTexts);
  const contacts = sources.profiles.flatMap(contactsOf);
  const years = Array.from({ length: sources.yearsOfWork }, (_, at) => `${at + 1} years of experience`);
  const backingFor = (sentence: string, named: readonly Place[]): Backing => {
    const from = named.length > 0 ? named : places;
    return {
      owner: '',
      fact: factsNear(sentence, from),
      titles: from.flatMap((place) => place.titles),
      nearby: [...from.flatMap(textsOf), ...sources.letter.request, ...years],
      told: from.flatMap((place) => place.facts.map((fact) => fact.text)),
      anywhere: [...general, ...places.flatMap((place) => place.names), ...textsOfJob(sentence, sources.letter)],
      elsewhere: [],
      others: places.flatMap(textsOf),
      contacts,
    };
  };
  return (text, before) => {
    const objections = sentencesIn(text).flatMap((sentence) =>
      objectionsToSentence(sentence, backingFor(sentence, namedIn(sentence, places)), sources.lang),
    );
    return [...objections, ...(before === null ? [] : unrelated(text, before))];
  };
}

function namedIn(sentence: string, places: readonly Place[]): Place[] {
  const tokens = tokensOf(sentence);
  const stands = (words: readonly Token[]): boolean =>
    tokens.some((_, at) => words.every((word, offset) => tokens[at + offset]?.norm === word.norm));
  return places.filter((place) => place.names.some((name) => stands(tokensOf(name))));
}

const isTelling = (token: Token): boolean => !isFunctionWord(token.raw) && !isEveryday(token.norm);

/** The facts that the sentence may be about: what it says of rank is measured by them. */
function factsNear(sentence: string, places: readonly Place[]): string {
  const traces = tracesOf([sentence]);
  const facts = places.flatMap((place) => place.facts.map((fact) => fact.text));
  return facts.filter((text) => tokensOf(text).some((token) => isTelling(token) && traces.hasWord(token))).join('\n');
}

const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:I|my|me|mine|myself|we|our|ich|mich|mir|meine?[rnms]?|wir|je|j['’]\p{L}*|mon|ma|mes|moi|yo|mi|mis)(?![\p{L}])/iu;

function textsOfJob(sentence: string, letter: LetterTexts): string[] {
  const names = [...letter.companyNames, letter.jobTitle ?? ''];
  return FIRST_PERSON.test(sentence) ? names : [...names, letter.posting, letter.company];
}

function unrelated(text: string, before: string): WordingObjection[] {
  const traces = tracesOf([before]);
  const isShared = tokensOf(text).some((token) => !isFunctionWord(token.raw) && traces.has(token));
  return isShared ? [] : [{ words: '', reason: 'This paragraph has nothing to do with the one that it stands for.' }];
}
