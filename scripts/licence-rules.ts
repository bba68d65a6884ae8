/** Which licences the packages of the lockfile may have. */
import { nameAt, OURS, type Packages } from './platforms.ts';

/** They ask for no more than to be named. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense'];
/** For packages that build and test, and of which nothing is passed on. */
const ALLOWED_FOR_DEVELOPMENT = [...ALLOWED, 'MPL-2.0'];

/** The packages by their licence, each once, without our own. */
export function byLicence(packages: Packages): Map<string, string[]> {
  const places = Object.keys(packages).filter((place) => place !== OURS);
  const groups = Map.groupBy(places, (place) => packages[place]!.license ?? 'none');
  return new Map([...groups].map(([licence, group]) => [licence, [...new Set(group.map(nameAt))].sort()]));
}

/** One line for each package whose licence is not on the list. */
export function forbiddenLicences(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([place, { license, dev }]) => place !== OURS && !isAllowed(license ?? '', dev === true))
    .map(([place, { version, license }]) => `${nameAt(place)} ${version} has the licence ${license ?? 'none'}`);
}

/** Of an SPDX expression: of several with OR one is enough, of several with AND each must be allowed. */
function isAllowed(expression: string, isForDevelopment: boolean): boolean {
  const list = isForDevelopment ? ALLOWED_FOR_DEVELOPMENT : ALLOWED;
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => list.includes(licence)));
}
