import type { Resume } from '../person.ts';
import { slug } from './career.ts';
import { worldNames } from './coined.ts';
import type { Author } from './sentences.ts';
import { cityOf, familyOf } from './sentences.ts';

type Basics = Resume['basics'];

export interface FullName {
  given: string;
  family: string;
  written: string;
}

export function inventName(author: Author): FullName {
  const { random, words, country, vocabulary } = author;
  const ownGiven = author.female ? country.women : country.men;
  const abroad = random.chance(0.1);
  const givenNames = abroad ? (author.female ? worldNames.women : worldNames.men) : ownGiven;
  const given = words.pick(givenNames);
  const surnames = abroad || random.chance(0.05) ? worldNames.surnames : country.surnames;
  let family = words.pick(surnames);
  const two = ['es', 'pt'].includes(vocabulary.language);
  if (!family.includes('-') && random.chance(two ? 0.75 : 0.05)) {
    const second = words.pick(country.surnames);
    if (second !== family) family += two ? ` ${second}` : `-${second}`;
  }
  const middle =
    !two && random.chance(0.08) ? ` ${random.chance(0.6) ? `${words.pick(ownGiven)[0]}.` : words.pick(ownGiven)}` : '';
  return { given, family, written: `${given}${middle} ${family}` };
}

function digits({ random }: Author, pattern: string): string {
  return pattern.replace(/[#N]/g, (sign) => String(random.int(sign === 'N' ? 2 : 0, 9)));
}

export function inventContact(
  author: Author,
  name: FullName,
): Pick<Basics, 'email' | 'phone' | 'url' | 'location' | 'profiles'> {
  const { random, country } = author;
  const given = slug(name.given);
  const family = slug(name.family);
  const handle = random.pick([
    `${given}.${family}`,
    `${given}${family}`,
    `${given[0]}.${family}`,
    `${family}.${given}`,
    `${given}_${family}`,
    `${given}${random.int(1, 99)}`,
    `${given[0]}${family}${random.int(70, 99)}`,
  ]);
  const ownDomain = `${given}${random.pick(['', '-'])}${family}.${random.pick(['com', 'net', 'dev', 'me', 'io', country.code.toLowerCase()])}`;
  const domain = random.chance(0.08) ? ownDomain : random.pick(country.mail);
  return {
    ...(random.chance(0.97) && { email: `${handle}@${domain}` }),
    ...(random.chance(0.9) && { phone: digits(author, random.pick(country.phones)) }),
    ...(random.chance(0.1) && { url: `https://${random.pick(['', 'www.'])}${ownDomain}` }),
    ...(random.chance(0.88) && { location: inventAddress(author) }),
    profiles: inventProfiles(author, given, family),
  };
}

function inventAddress(author: Author): NonNullable<Basics['location']> {
  const { random, words, country } = author;
  const town = words.pick(country.towns);
  const region = town.split('/')[1];
  const full = random.chance(0.4);
  return {
    ...(full && {
      address: random.pick(country.streets).replace('{n}', String(random.int(1, random.pick([99, 999, 4999])))),
    }),
    ...((full || random.chance(0.15)) && { postalCode: digits(author, random.pick(country.postalCodes)) }),
    city: cityOf(town),
    ...(region && random.chance(0.8) && { region }),
    ...(random.chance(0.5) && { countryCode: country.code }),
  };
}

function inventProfiles(author: Author, given: string, family: string): Basics['profiles'] {
  const { random, country } = author;
  const username = random.pick([
    `${given}-${family}`,
    `${given}${family}`,
    `${given}-${family}-${random.int(100, 999)}a${random.int(10, 99)}`,
    `${given[0]}${family}`,
  ]);
  const trade = familyOf(author.profession);
  const profiles = [{ network: 'LinkedIn', username, url: `https://www.linkedin.com/in/${username}` }];
  if (['tech', 'data', 'science'].includes(trade))
    profiles.push({ network: 'GitHub', username, url: `https://github.com/${username}` });
  if (trade === 'media') profiles.push({ network: 'Behance', username, url: `https://www.behance.net/${username}` });
  if (trade === 'marketing' || trade === 'media')
    profiles.push({ network: 'Twitter', username, url: `https://twitter.com/${username}` });
  if (['DE', 'AT', 'CH'].includes(country.code))
    profiles.push({ network: 'Xing', username, url: `https://www.xing.com/profile/${username}` });
  return profiles.filter(() => random.chance(0.45));
}
