/** The language that a text is written in, by its script or its commonest words. */

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

const COMMON: Readonly<Record<string, string>> = {
  en: 'the and of to in for with you will is are our we your be',
  de: 'und der die das für mit sie wir ist von den im zu auf unser ihre eine',
  fr: 'et les des pour vous une dans est nous avec votre sur au la le du',
  es: 'y los las para una con por del en el de que se la su',
  pt: 'e os as para uma com por do da em o de que no na dos',
  it: 'e il di per una con del della in la che nel gli le alla',
  nl: 'en de het een van voor met je wij zijn op in jij ons bij',
  pl: 'i w z na do oraz dla się jest od przez naszej praca lub',
  sv: 'och att för med som en av du vi till är det på',
};
const commonWords = Object.entries(COMMON).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));

const SAMPLE_CHARACTERS = 6000;
const MIN_SCRIPT_SHARE = 0.2;
const MIN_HITS = 2;

/** A two-letter code, or null where the text is too short to tell. */
export function languageOf(text: string): string | null {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    if ((sample.match(script)?.length ?? 0) > letters * MIN_SCRIPT_SHARE) return language;
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = commonWords
    .map(({ language, words: common }) => ({ language, hits: words.filter((word) => common.has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  return counted[0]!.hits < MIN_HITS ? null : counted[0]!.language;
}
