/** What has no source, in words for people. */
import { DISGUISE, type Unsourced } from '../verifying/wording-check.ts';

type Sentence = (words: string) => string;

const FALLBACK: Sentence = () => 'Your profile does not say this.';

/** By the rule that refused. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  [DISGUISE]: (words) => `${words} cannot be read by everybody. Write it in plain letters.`,
  posting: (words) => `${words}: the posting says this, your profile does not.`,
  item: (words) => `${words} is in your profile, but not in this part of it.`,
  'item-mixed': (words) => `${words} belongs to something else in your profile.`,
  together: (words) => `${words} stands with something else in your profile.`,
  deed: (words) => `${words}: your profile does not say that you did this.`,
  address: (words) => `${words} is no address of your profile.`,
  scope: (words) => `${words}: your profile does not go so far.`,
  number: (words) => `${words} is not in this part of your profile.`,
  counted: (words) => `${words}: your profile counts something else.`,
  measured: (words) => `${words}: your profile measures something else.`,
  beside: (words) => `${words} is told of something else in your profile.`,
  numbered: (words) => `${words} is told of something else in your profile.`,
  experienced: (words) => `${words}: your profile does not count years of experience with this.`,
  duration: (words) => `${words}: your profile tells another length of time.`,
  bound: (words) => `${words}: your profile says “over”, “up to” or “about” otherwise.`,
  noted: (words) => `${words}: you wrote this otherwise in your notes.`,
  period: (words) => `${words}: your profile tells this of another period.`,
  direction: (words) => `${words}: your profile tells this the other way round.`,
  comparison: (words) => `${words}: your profile compares this otherwise.`,
  object: (words) => `${words}: your profile says that you did this with something else.`,
  doer: () => 'Your profile says that somebody else did this.',
  softened: () => 'Your profile says that you helped with this.',
  negation: () => 'Your profile says “not” here, or does not say it.',
  cause: () => 'Your profile does not say that one came from the other.',
  owner: () => 'Your profile tells this of another employer.',
  title: (words) => `${words}: your profile gives you another title.`,
  degree: (words) => `${words} is another part of your degree.`,
  paper: (words) => `${words} belongs to another degree, certificate or award of your profile.`,
  present: () => 'Your profile does not say that you do this today.',
  unfinished: () => 'Your profile says that this is not finished yet.',
  employer: () => 'Your profile does not say that you did this there.',
  employed: () => 'Your profile does not say that you worked for them.',
  addressee: () => 'Your profile does not say that you have worked for the company that you write to.',
  date: (words) => `${words}: your profile gives another date.`,
  bare: () => 'Say what you mean: your profile has no word of this sentence.',
  reader: () => 'Your profile does not say that you did this for the company that you write to.',
  joining: (words) => `${words}: no fact of your profile that this sentence tells stands behind it.`,
  lasting: () => 'Your profile does not tell this of more years than one.',
  hearsay: () => 'Your profile does not say that others said or thought this.',
};

const MOST_NAMED = 4;

/** The words that are nowhere, and one thing more. */
export function reasonOf(text: string, unsourced: readonly Unsourced[]): { reason: string; words: string[] } {
  const refusals = unsourced.flatMap((one) => one.refusals);
  const missing = phrasesOf(
    refusals.filter(({ rule }) => rule === 'word').flatMap((one) => one.words),
    text,
  );
  const other = refusals.find(({ rule }) => rule !== 'word');
  const others = other === undefined ? [] : phrasesOf(other.words, text);
  const reasons = [
    ...(missing.length > 0 ? [notThere(missing)] : []),
    ...(other === undefined ? [] : [(SENTENCES[other.rule] ?? FALLBACK)(listed(others))]),
  ];
  return { reason: reasons.join(' '), words: [...new Set([...missing, ...others])] };
}

const notThere = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'is' : 'are'} not in your profile.`;

function listed(words: readonly string[]): string {
  const quoted = words.slice(0, MOST_NAMED).map((text) => `“${text}”`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** Words that stand side by side are one phrase; each is named once. */
function phrasesOf(words: readonly string[], text: string): string[] {
  const phrases: string[] = [];
  for (const word of words) {
    const joined = `${phrases.at(-1)} ${word}`;
    if (phrases.length > 0 && text.includes(joined)) phrases.splice(-1, 1, joined);
    else phrases.push(word);
  }
  return [...new Set(phrases)];
}
