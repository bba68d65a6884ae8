import type { Language } from '../person.ts';
import type { Random } from '../random.ts';
import { acronyms, coined } from './coined.ts';
import type { Country, Family, Profession, Vocabulary } from './vocabulary.ts';
import { professions } from './vocabulary.ts';
import type { Words } from './words.ts';

/** What all parts of one person's resume share. */
export interface Author {
  random: Random;
  words: Words;
  vocabulary: Vocabulary;
  country: Country;
  profession: Profession;
  female: boolean;
}

export const familyOf = (profession: Profession): Family => professions[profession].family;

/** The form for a man or a woman: of `<a~b>` inside a sentence, or of a whole title `a~b`. */
export function gendered(text: string, female: boolean): string {
  const form = (both: string) => both.split('~')[female ? 1 : 0] ?? both;
  if (text.includes('<')) return text.replace(/<([^>]*)>/g, (_, both: string) => form(both));
  return text.includes('~') ? form(text) : text;
}

/** Fills in a pattern of a vocabulary; see there. */
export function fill(author: Author, pattern: string, known: Record<string, string> = {}): string {
  const chosen = pattern.replace(/\[([^\]]*)\]/g, (_, options: string) => author.random.pick(options.split(';')));
  const used = new Set<string>();
  const filled = chosen.replace(/\{(\w+)\}/g, (_, slot: string) => {
    let value = known[slot] ?? slotValue(author, slot);
    for (let tries = 0; slot === 'skill' && used.has(value) && tries < 9; tries++) value = slotValue(author, slot);
    used.add(value);
    return value;
  });
  const text = gendered(filled, author.female);
  return author.vocabulary.language === 'fr' ? elided(text) : text;
}

/** French joins `de` with a vowel and with the article of a town. */
function elided(text: string): string {
  return text
    .replace(/\b([Dd])e (?=[AEIOUÉÈÊÎÔ])/g, "$1'")
    .replace(/\bde Le (?=[A-Z])/g, 'du ')
    .replace(/\bà Le (?=[A-Z])/g, 'au ');
}

function slotValue(author: Author, slot: string): string {
  const { random, words, vocabulary, country } = author;
  const family = familyOf(author.profession);
  const noun = vocabulary.nouns[slot as keyof typeof vocabulary.nouns];
  if (noun) return random.pick(noun);
  switch (slot) {
    case 'n':
      return String(random.int(2, 9));
    case 'm':
      return String(random.int(10, 60));
    case 'p':
      return String(
        random.weighted([
          [random.int(5, 35), 4],
          [random.int(36, 70), 1],
        ]),
      );
    case 'y':
      return String(random.int(2, 25));
    case 'N':
      return number(random, vocabulary.thousands);
    case 'money':
      return random.pick(vocabulary.amounts).replace('@', String(random.int(2, 900)));
    case 'digit':
      return String(random.int(1, 99));
    case 'skill':
      return words.pick(vocabulary.skills[family]);
    case 'unit':
      return words.pick(vocabulary.units[family]);
    case 'area':
      return words.pick(vocabulary.areas[family]);
    case 'title':
      return gendered(words.pick(vocabulary.titles[author.profession]), author.female);
    case 'town':
      return cityOf(words.pick(country.towns));
    case 'surname':
      return words.pick(country.surnames);
    case 'man':
      return words.pick(country.men);
    case 'woman':
      return words.pick(country.women);
    case 'word':
      return words.pick(coined);
    case 'acronym':
      return words.pick(acronyms);
    case 'company':
      return companyName(author);
    default:
      throw new Error(`{${slot}} in ${vocabulary.language} is no slot`);
  }
}

function companyName({ random, words, country, profession }: Author): string {
  const real = country.employers[random.pick(professions[profession].sectors)] ?? [];
  return words.pick(words.allowed(real).length > 0 ? real : coined);
}

export const cityOf = (town: string): string => town.split('/')[0]!;

function number(random: Random, thousands: string): string {
  const value = random.weighted([
    [random.int(10, 99) * 10, 3],
    [random.int(10, 99) * 100, 2],
    [random.int(10, 99) * 1000, 1],
  ]);
  return value < 1000
    ? String(value)
    : `${Math.floor(value / 1000)}${thousands}${String(value % 1000).padStart(3, '0')}`;
}

/** Bullets of one job, all different; some have a tail, some are two in one. */
export function writeBullets(author: Author, count: number, known: Record<string, string>): string[] {
  const { random, words, vocabulary } = author;
  const own = vocabulary.bullets[familyOf(author.profession)];
  const patterns = words.some(own, Math.ceil(count * 0.8));
  patterns.push(...words.some(vocabulary.anyBullets, count - patterns.length));
  return random.shuffled(patterns).map((pattern) => {
    let text = fill(author, pattern, known);
    if (!own.includes(pattern)) return text;
    if (text.length < 130 && random.chance(0.28)) text += tail(fill(author, words.pick(vocabulary.tails), known));
    if (text.length < 110 && random.chance(0.12)) {
      const second = words.pick(own);
      if (second !== pattern) text += vocabulary.joint + lowered(fill(author, second, known), vocabulary.language);
    }
    return text;
  });
}

const tail = (text: string): string => (/^[,;]/.test(text) ? text : ` ${text}`);

/** A sentence's beginning as it stands inside a sentence; German keeps its nouns. */
function lowered(text: string, language: Language): string {
  return language === 'de' || /^.[A-Z0-9]/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);
}

/** Running text made of bullets, at least as long as asked. */
export function writeParagraph(author: Author, length: number, known: Record<string, string>): string {
  const sentences = writeBullets(author, 24, known);
  let text = '';
  for (const sentence of sentences) {
    if (text.length >= length) break;
    text += `${text && ' '}${sentence}.`;
  }
  return text;
}
