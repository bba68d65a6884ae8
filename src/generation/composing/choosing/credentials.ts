/** Which entries of the profile prove what the posting asks for by name: degrees, licences, certificates, languages. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { RequirementSupport } from '../../matching/requirements/requirement-support.ts';
import { isDrivingLicence } from '../../vocabulary/credentials.ts';

/** Of these a line near the top says that the person may do the work at all. */
const PERMITS: ReadonlySet<string> = new Set(['licence', 'certificate', 'membership', 'clearance']);
/** What a line of a posting asks for by its name. */
const NAMED: ReadonlySet<string> = new Set([...PERMITS, 'language']);

export interface Credentials {
  /** A condition of the posting. */
  isRequired(id: string): boolean;
  /** A condition or a wish. */
  isAsked(id: string): boolean;
  /** In the posting's own order; what no line asks for by name comes last. */
  place(id: string): number;
  /** Proves a licence, certificate or the like without which nobody is taken. */
  isPermit(id: string): boolean;
}

export function credentialsOf(matches: Matches, { education }: Pick<Profile, 'education'>): Credentials {
  // A line that names a card or a course without calling it one is proven by it all the same; a word that a duty shares with it is no proof.
  const asked = matches.requirements.filter(({ requirement, state }) => requirement.kind !== 'duty' || state === 'met');
  const conditions = asked.filter(({ requirement }) => !requirement.optional);
  const [required, all] = [factsOf(conditions), factsOf(asked)];
  const studies = new Set(education.map(({ id }) => id));
  // Beside a degree a line may ask for the registration that comes with it.
  const papersOf = (support: RequirementSupport): RequirementSupport =>
    support.requirement.kind === 'degree'
      ? { ...support, facts: support.facts.filter((id) => !studies.has(id)) }
      : support;
  const naming = (kinds: ReadonlySet<string>, supports: readonly RequirementSupport[]): RequirementSupport[] =>
    supports
      .filter(({ requirement: { kind, text } }) => (kind === 'degree' || kinds.has(kind)) && !isDrivingLicence(text))
      .map(papersOf);
  const permits = factsOf(naming(PERMITS, conditions));
  const named = naming(NAMED, [...conditions, ...asked]);
  return {
    isRequired: (id) => required.has(id),
    isAsked: (id) => all.has(id),
    isPermit: (id) => permits.has(id),
    place: (id) => {
      const at = named.findIndex(({ facts }) => facts.includes(id));
      return at === -1 ? named.length : at;
    },
  };
}

function factsOf(supports: readonly RequirementSupport[]): Set<string> {
  return new Set(supports.flatMap((support) => support.facts));
}
