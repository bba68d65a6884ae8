/** What a careful reader would mark in a letter, as far as a rule can see it. */
import { sentences, wordCount } from './letter-figures.ts';

const LONGEST_SENTENCE = 48;
const OPENER_WORDS = 2;

/** The marks of one letter, each with the words that earned it. */
export function marksIn(body: string): string[] {
  const all = sentences(body);
  return [
    ...all.flatMap(doubledWords),
    ...all.flatMap(wrongArticles),
    ...all.filter((one) => wordCount(one) > LONGEST_SENTENCE).map((one) => `long: ${wordCount(one)} words, ${one}`),
    ...runsOfI(all),
    ...repeatedOpeners(all),
    ...sameShape(all),
    ...repeatedVerbs(body),
  ];
}

function doubledWords(sentence: string): string[] {
  return [...sentence.matchAll(/\b(\p{L}+) \1\b/giu)].map((match) => `doubled: ${match[0]}`);
}

function wrongArticles(sentence: string): string[] {
  const marks = /\ba (?=[aeio]|hour)(?!(?:eu|one|once)\b)\p{L}+|\ban (?=[bcdfgjklmnpqrstvwxz](?=\p{Ll}))\p{L}+/gu;
  return [...sentence.matchAll(marks)].map((match) => `article: ${match[0]}`);
}

function runsOfI(all: readonly string[]): string[] {
  return all.flatMap((one, at) =>
    /^I\b/.test(one) && /^I\b/.test(all[at + 1] ?? '') ? [`two in a row begin with "I": ${one.slice(0, 40)}`] : [],
  );
}

function repeatedOpeners(all: readonly string[]): string[] {
  const openers = all.map((one) => one.split(' ').slice(0, OPENER_WORDS).join(' '));
  return [...new Set(openers)].flatMap((opener) => {
    const times = openers.filter((one) => one === opener).length;
    return times > 2 ? [`opener ${times} times: ${opener}`] : [];
  });
}

function sameShape(all: readonly string[]): string[] {
  const isPair = (one: string | undefined): boolean => /, and I (?!would)|; I also /.test(one ?? '');
  return all.flatMap((one, at) =>
    isPair(one) && isPair(all[at + 1]) ? [`two pairs in a row: ${one.slice(0, 50)}`] : [],
  );
}

/** "I provided … I provided … I provided" */
function repeatedVerbs(body: string): string[] {
  const verbs = [...body.matchAll(/\bI (?:also |now |currently )?(\p{Ll}{4,})/gu)].map((match) => match[1]!);
  return [...new Set(verbs)].flatMap((verb) => {
    const times = verbs.filter((one) => one === verb).length;
    return times > 2 && !/^(?:would|have)$/.test(verb) ? [`verb ${times} times: ${verb}`] : [];
  });
}
