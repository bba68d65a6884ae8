import type { Profile } from '../../../../../../src/base/profile.ts';
import type { Link, Location } from '../blank.ts';
import { LINK } from '../kinds.ts';
import type { Walk } from './difference.ts';
import { mergeList } from './merge-entries.ts';
import { isBlank, isSame, plain } from './same-text.ts';

type Basics = Profile['basics'];

const YOU = 'You';
const PERSON = [
  { name: 'name', label: 'Name', textOf: (basics: Basics) => basics.name },
  { name: 'label', label: 'What you are, in a line', textOf: (basics: Basics) => basics.label?.text ?? '' },
  { name: 'email', label: 'E-mail', textOf: (basics: Basics) => basics.email ?? '' },
  { name: 'phone', label: 'Phone', textOf: (basics: Basics) => basics.phone ?? '' },
  { name: 'url', label: 'Website', textOf: (basics: Basics) => basics.url ?? '' },
  { name: 'summary', label: 'Summary', textOf: (basics: Basics) => basics.summary?.text ?? '' },
  { name: 'location', label: 'Where you live', textOf: (basics: Basics) => locationText(basics.location) },
] as const;

export function mergeBasics(mine: Basics, theirs: Basics, walk: Walk): Basics {
  const merged: Basics = { ...mine };
  for (const { name, label, textOf } of PERSON) {
    const [before, after] = [textOf(mine), textOf(theirs)];
    if (isBlank(after) || isSame(before, after) || (name === 'location' && isWithin(theirs.location, mine.location)))
      continue;
    const choice = walk.decide({
      id: `basics.${name}`,
      section: YOU,
      title: label,
      kind: isBlank(before) ? 'added' : 'changed',
      fields: [{ label, mine: before, theirs: after }],
      choices: isBlank(before) ? ['take', 'keep'] : ['keep', 'take'],
      suggested: isBlank(before) ? 'take' : 'keep',
    });
    if (choice === 'take') Object.assign(merged, { [name]: theirs[name] });
  }
  return { ...merged, profiles: mergeList(LINK, linkKey, YOU, mine.profiles, theirs.profiles, walk) };
}

function locationParts(location: Location | null): string[] {
  if (!location) return [];
  const { address, postalCode, city, region, countryCode } = location;
  return [address, postalCode, city, region, countryCode].filter((part) => part !== null && part !== '') as string[];
}

const locationText = (location: Location | null): string => locationParts(location).join(', ');

/** The file says the same of it, or less. */
function isWithin(theirs: Location | null, mine: Location | null): boolean {
  const known = new Set(locationParts(mine).map(plain));
  return locationParts(theirs).every((part) => known.has(plain(part)));
}

const linkKey = (link: Link): string => plain(link.url ?? link.network ?? '');
