/**
 * The software bill of materials: CycloneDX 1.5 from the lockfile, what runs on any platform, without what only builds and
 * tests. `npm sbom --omit dev` leaves out packages that both need, zod among them. No time and no number of its own: the same
 * lockfile gives the same bill.
 */
import { type Entry, nameAt, OURS, type Packages, placeOf } from './platforms.ts';

interface Licensed {
  license?: { id: string };
  expression?: string;
}

export interface Component {
  'bom-ref': string;
  type: 'application' | 'library';
  name: string;
  version: string;
  purl: string;
  scope?: 'required' | 'optional';
  hashes?: { alg: string; content: string }[];
  licenses: Licensed[];
}

export interface Bill {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export function billOf(name: string, packages: Packages): Bill {
  const places = Object.keys(packages).filter((place) => place !== OURS && !packages[place]!.dev);
  const components = new Map(
    places.map((place) => [refOf(place, packages), componentOf(nameAt(place), packages[place]!)]),
  );
  const own = componentOf(name, packages[OURS]!);
  const links = Map.groupBy([OURS, ...places], (place) => (place === OURS ? own['bom-ref'] : refOf(place, packages)));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...own, type: 'application' } },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [...links].map(([ref, group]) => ({ ref, dependsOn: dependenciesOf(group, packages) })),
  };
}

const refOf = (place: string, packages: Packages) => `${nameAt(place)}@${packages[place]!.version}`;

function componentOf(name: string, { version, integrity, license, optional }: Entry): Component {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version: version!,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    licenses: license ? [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] : [],
  };
}

/** `sha512-` and base64, as npm writes it. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm, content] = integrity.split(/-(.*)/s) as [string, string];
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}

/** Several places can hold the same version, each beside other ones. */
function dependenciesOf(places: string[], packages: Packages): string[] {
  const found = places.flatMap((place) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place]!;
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return names.map((name) => placeOf(packages, place, name)).filter((found) => found !== null);
  });
  const shipped = found.filter((place) => !packages[place]!.dev);
  return [...new Set(shipped.map((place) => refOf(place, packages)))].sort();
}
