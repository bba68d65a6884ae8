import { worldTowns } from './coined.ts';
import type { Author } from './sentences.ts';
import { cityOf, fill } from './sentences.ts';
import type { Profession, Sector } from './vocabulary.ts';
import { professions } from './vocabulary.ts';

/** The name of an employer that fits the profession: a real one of the country, or an invented one. */
export function employerName(author: Author, profession: Profession): string {
  const { random, words, vocabulary, country } = author;
  const sector: Sector = random.pick(professions[profession].sectors);
  const real = country.employers[sector] ?? [];
  const few = words.allowed(real).length < 4;
  if (words.allowed(real).length > 0 && random.chance(few ? 0.25 : 0.55)) return words.pick(real);
  const invented = { ...author, profession };
  const fitting = vocabulary.inventedEmployers[sector];
  const fits = words.allowed(fitting).length > 0 && !random.chance(0.12);
  return fill(invented, words.pick(fits ? fitting : vocabulary.anyEmployers));
}

/** A place as this person writes places. */
export function placeName(author: Author, style: string): string {
  const { random, words, vocabulary, country } = author;
  const kind = random.next();
  if (kind < 0.04) return words.pick(vocabulary.remote);
  if (kind < 0.06) return words.pick(worldTowns);
  return writePlace(
    words.pick(country.towns),
    kind < 0.15 ? random.pick(country.placeStyles) : style,
    country.names[0]!,
  );
}

export function writePlace(town: string, style: string, country: string): string {
  const region = town.split('/')[1];
  const usable = style.includes('{region}') && !region ? '{city}' : style;
  return usable
    .replace('{city}', cityOf(town))
    .replace('{region}', region ?? '')
    .replace('{country}', country);
}
