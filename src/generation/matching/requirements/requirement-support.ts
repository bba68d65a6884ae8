/** Whether the profile meets each requirement of the posting, by which facts, and if not, why. */
import type { Profile } from '../../../base/profile.ts';
import { withoutOrganisations } from '../../reading/company/organisations.ts';
import type { Posting } from '../../reading/posting.ts';
import { availabilityIn, eligibilityIn, speaksOfPast } from '../../reading/requirements/requirement-kind.ts';
import type { Requirement } from '../../reading/requirements/requirements.ts';
import { areShortForms, credentialsIn, speaksOfCredential, wordsOfName } from '../../vocabulary/credentials.ts';
import { lowestDegreeIn } from '../../vocabulary/degrees.ts';
import { asksForLeading, besideLeading, speaksOfLeading } from '../../vocabulary/leading-people.ts';
import { qualitiesIn, showsQuality } from '../../vocabulary/qualities.ts';
import type { Weighed } from '../match.ts';
import { roleSourcesOf, type Source, sourcesOf } from '../sources.ts';
import type { Statement } from '../statements.ts';
import { clearanceMatch } from './clearance-match.ts';
import { credentialMatch } from './credential-match.ts';
import { degreeMatch } from './degree-match.ts';
import { allOf, bestOf, gap, type Judgement, met, partly } from './judgement.ts';
import { languageMatch } from './language-match.ts';
import { hasTellingWords, isOpenLine, shownBy } from './meaning.ts';
import { yearsMatch } from './years-match.ts';

export interface RequirementSupport {
  requirement: Requirement;
  /** Ids of the facts that support it, best first. */
  facts: readonly string[];
  /** `partly`: the profile comes near to it (begun, a lower level, fewer years); `reason` says how. */
  state: 'met' | 'partly' | 'gap';
  /** Why it is met only partly or not at all; in plain words, for the account holder. */
  reason: string | null;
  /** False where the facts only hint at it. */
  isSure: boolean;
}

/** A list of publications is the record that is asked for, whatever they are about. */
const PUBLICATIONS =
  /\b(?:record|list|history) of (?:\w+ )?publications|\bpublication record|publications? in |Publikationsliste|liste de publications|publicaciones en /iu;
const AND = /,?\s(?:and|und|et|y|e|sowie)\s/iu;
const MAX_FACTS = 6;
const MET_SHARE = 0.6;
/** Of a long line one strong fact need not say everything. */
const STRONG = [
  { weight: 2.4, share: 0.34 },
  { weight: 3.4, share: 0.25 },
] as const;
/**
 * From these on a line is shown in part. Who applies has done most of what the job is about, so that a condition needs
 * less proof than a wish, of which half must be said in so many words. `node bench/requirements.ts`
 * lists what lies on the wrong side.
 */
const LEAST_OF_CONDITION = { share: 0.12, direct: 0.1, shareWithoutNames: 0.24 };
const LEAST_OF_WISH = { share: 0.45, direct: 0.45, shareWithoutNames: 0.6 };
/** Shorter texts name something; they tell no deed. */
const MIN_LENGTH_OF_DEED = 25;
/** Of a line whose examples nobody names, all else must be said in so many words. */
const DIRECT_WITHOUT_EXAMPLES = 0.9;
/** "National Transit Database (NTD)" is one name, said twice. */
const NAME_WITH_SHORT_FORM = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \(\p{Lu}{2,6}\)/u;
/** Of a line whose tools nobody names, the rest must be shown almost whole. */
const SHARE_WITHOUT_NAMES = 0.75;

export function supportOf(
  { requirements, language, company }: Posting,
  weighed: readonly Weighed[],
  profile: Profile,
  now: string,
): RequirementSupport[] {
  const sources = sourcesOf(profile, weighed);
  const roles = roleSourcesOf(profile, weighed);
  const statements = weighed.map(({ statement }) => statement);
  const publicationIds = profile.publications.map((item) => item.id);
  const judge = (one: Requirement): Judgement => {
    switch (one.kind) {
      case 'degree':
      case 'years':
        return allOf([...studiesAndYears(one), ...paperBeside(one.text)]);
      case 'licence':
      case 'certificate':
      case 'membership':
        return credential(one);
      case 'language':
        return bestOf([languageMatch(profile, one.text), ...testOfLanguage(one.text)]);
      case 'clearance':
        return clearanceMatch(profile, one.text);
      case 'other':
        return available(profile, one.text, statements);
      case 'skill':
        if (PUBLICATIONS.test(one.text) && profile.publications.length > 0) return met(publicationIds);
        return byMeaning(withoutEmployer(one.text, company), one, sources, language);
      default:
        return byMeaning(withoutEmployer(one.text, company), one, sources, language);
    }
  };
  const studiesAndYears = (one: Requirement): Judgement[] => {
    const parts = one.degree === null ? [] : [degreeMatch(profile, one, now)];
    if (one.years !== null && (one.kind === 'years' || /experience|erfahrung|expérience|experiencia/i.test(one.text))) {
      parts.push(yearsMatch(profile, one.years, yearsClause(one.text), roles, language, now));
    }
    return parts;
  };
  const credential = (one: Requirement): Judgement => {
    const { text } = one;
    const found = credentialMatch(profile, text, now);
    if (found.state !== 'gap' || speaksOfCredential(text) || isBareName(text)) return found;
    return byMeaning(text, one, sources, language);
  };
  /** "A diploma in nursing and current registration": the paper is told, too; that it is missing says nothing of the studies. */
  const paperBeside = (text: string): Judgement[] =>
    text
      .split(AND)
      .slice(1)
      .filter((clause) => speaksOfCredential(clause) && lowestDegreeIn(clause) === null)
      .map((clause) => credentialMatch(profile, clause, now))
      .filter(({ state }) => state === 'met');
  const testOfLanguage = (text: string): Judgement[] =>
    credentialsIn(text).length === 0 ? [] : [credentialMatch(profile, text, now)];
  return requirements.map((requirement) => ({ requirement, ...judge(requirement) }));
}

/** "CPA" asks for the paper; who asks for "NIMS training" or "experience of HACCP" asks for what one has done. */
function isBareName(text: string): boolean {
  const named = credentialsIn(text);
  const words = named.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    named.length > 0 && areShortForms(named, text) && !speaksOfPast(text) && wordsOfName(text).length - words <= words
  );
}

/** The employer's own name is nothing that a profile could show. */
function withoutEmployer(text: string, company: string | null): string {
  return withoutOrganisations(company === null ? text : text.replaceAll(company, ' '));
}

/** Of "a degree and five years of sales" the years are asked of sales. */
function yearsClause(text: string): string {
  const clauses = text.split(/\s(?:and|und|et|y|plus|mit|with)\s(?=[^,;]*\b\d+\+?\s*(?:years|jahre|ans|años))/iu);
  return clauses.at(-1)!;
}

/** What a line asks for beside leading people is no reason to call that a gap. */
function byMeaning(
  text: string,
  requirement: Pick<Requirement, 'kind' | 'optional'>,
  sources: readonly Source[],
  language: string | null,
): Judgement {
  const leaders = asksForLeading(text) ? leadersIn(sources) : [];
  if (leaders.length > 0 && !hasTellingWords(besideLeading(text), language)) return met(leaders);
  const found = byWords(text, requirement, sources, language);
  if (leaders.length === 0) return found;
  if (found.state === 'gap') return partly(leaders, 'Led people; the rest of the line is not in the profile');
  const [best, ...others] = found.facts;
  return { ...found, facts: [...new Set([best!, ...leaders, ...others])].slice(0, MAX_FACTS) };
}

function byWords(
  text: string,
  { kind, optional }: Pick<Requirement, 'kind' | 'optional'>,
  sources: readonly Source[],
  language: string | null,
): Judgement {
  const { share, weight, direct, ids, missing, lacksExamples, isSure } = shownBy(sources, text, language);
  const least = optional && kind !== 'duty' ? LEAST_OF_WISH : LEAST_OF_CONDITION;
  // Near words alone prove nothing.
  if (ids.length === 0 || direct < least.direct) return byQualities(text, sources);
  if (missing.length > 0) {
    if (isOpenLine(text, language) && share >= SHARE_WITHOUT_NAMES) return { ...met(ids), isSure };
    if (share >= least.shareWithoutNames)
      return { ...partly(ids, `${missing.join(', ')}: not in the profile`), isSure };
    return least === LEAST_OF_WISH ? gap() : byQualities(text, sources);
  }
  if (lacksExamples && optional && (direct < DIRECT_WITHOUT_EXAMPLES || NAME_WITH_SHORT_FORM.test(text))) return gap();
  if (share >= MET_SHARE || STRONG.some((one) => weight >= one.weight && share >= one.share))
    return { ...met(ids), isSure };
  if (share >= least.share) return { ...partly(ids, 'The profile shows a part of this'), isSure };
  return byQualities(text, sources);
}

/** Qualities of character are asked for in words that stand in every posting. */
function byQualities(text: string, sources: readonly Source[]): Judgement {
  const qualities = speaksOfPast(text) ? [] : qualitiesIn(text);
  const showing = sources
    .filter(
      (source) => source.text.length >= MIN_LENGTH_OF_DEED && qualities.some((one) => showsQuality(source.text, one)),
    )
    .toSorted((a, b) => b.score - a.score);
  if (showing.length === 0) return gap();
  return { ...met([...new Set(showing.map(({ id }) => id))].slice(0, MAX_FACTS / 2)), isSure: false };
}

const knownLeaders = new WeakMap<readonly Source[], string[]>();

/** The best of those who led people; every line that asks for that is held against the same facts. */
function leadersIn(sources: readonly Source[]): string[] {
  let leaders = knownLeaders.get(sources);
  if (leaders === undefined) {
    const found = sources.filter(({ text }) => speaksOfLeading(text)).toSorted((a, b) => b.score - a.score);
    leaders = [...new Set(found.map(({ id }) => id))].slice(0, MAX_FACTS / 2);
    knownLeaders.set(sources, leaders);
  }
  return leaders;
}

/** Nobody's past proves that he will travel; it can only show that he has. */
function available(profile: Profile, text: string, told: readonly Statement[]): Judgement {
  const place = profile.basics.location;
  const home = [place?.city, place?.region].filter((part) => part !== null && part !== undefined && part.length > 2);
  if (/\b(?:based|located|live|living|wohnort|reside|residencia|domicili)/iu.test(text)) {
    return home.some((part) => text.includes(part!.split(',')[0]!)) ? met([]) : gap();
  }
  const right = eligibilityIn(text);
  if (right !== null) {
    const papers = told.filter((one) => eligibilityIn(one.text) === right);
    return papers.length === 0 ? gap() : met(papers.map(({ id }) => id).slice(0, MAX_FACTS));
  }
  const words = availabilityIn(text);
  const done = told.filter((one) => availabilityIn(one.text).some((word) => words.includes(word)));
  if (done.length === 0) return gap();
  return partly(
    done.map(({ id }) => id).slice(0, MAX_FACTS),
    'Done before; whether it suits now is not in the profile',
  );
}
