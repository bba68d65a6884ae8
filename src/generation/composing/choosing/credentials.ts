/** Which entries of the profile prove what the posting asks for by name: degrees, licences, certificates, languages. */
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

export function credentialsOf(matches: Matches): Credentials {
  // A line that names a card or a course without calling it one is proven by it all the same; a word that a duty shares with it is no proof.
  const asked = matches.requirements.filter(({ requirement, state }) => requirement.kind !== 'duty' || state === 'met');
  const conditions = asked.filter(({ requirement }) => !requirement.optional);
  const [required, all] = [factsOf(conditions), factsOf(asked)];
  const permits = factsOf(
    conditions.filter(({ requirement }) => PERMITS.has(requirement.kind) && !isDrivingLicence(requirement.text)),
  );
  const named = [...conditions, ...asked].filter(
    ({ requirement }) => NAMED.has(requirement.kind) && !isDrivingLicence(requirement.text),
  );
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
