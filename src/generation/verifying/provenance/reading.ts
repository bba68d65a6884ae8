/** A sentence beside its sources: for each of its words, where the sources say it. */
import { type Clause, clauseAt, clausesOf } from './clauses.ts';
import { postingWords } from './reading/about-posting.ts';
import { type Join, joinsIn } from './reading/joins.ts';
import { type FactLicence, factLicences, type Index, type Licence, licencesOf } from './reading/licences.ts';
import { personsOf } from './reading/persons.ts';
import { withPlainDeeds } from './reading/plain-deeds.ts';
import { numbersTold, toldTogether } from './reading/side-by-side.ts';
import type { Material, Statement } from './sources.ts';
import { hasGuard, isContent, isGuard, type Text } from './text.ts';
import { wordsOf } from './words.ts';

export interface Claim {
  text: string;
  /** Ids of the facts that it tells; null where it may be any. */
  facts: readonly string[] | null;
  place: 'letter' | 'bullet' | 'summary';
}

export interface SaidClause extends Clause {
  /** Who does it: the applicant, or what stands before the verb. */
  isFirstPerson: boolean;
}

/** A sentence before its sources are looked at. */
export interface Said extends Text {
  claim: Claim;
  clauses: SaidClause[];
  /** Places of the words that need a source. */
  content: readonly number[];
  /** Words that only weigh or point. */
  joins: readonly Join[];
}

export interface Reading extends Said {
  material: Material;
  cited: readonly Statement[];
  /** By word. */
  licences: Licence[][];
  /** By word: those of the facts that the claim names. */
  cites: FactLicence[][];
  /** Whether the word speaks of the vacancy and not of the person. */
  isOfPosting: boolean[];
}

export function readClaim(claim: Claim, index: Index, cited: readonly Statement[]): Reading {
  const { material } = index;
  const said = saidIn(claim, material);
  const isOfPosting = postingWords(said, material);
  const told = toldTogether(said, licencesOf(said, isOfPosting, index, cited));
  const licences = withPlainDeeds(said, numbersTold(said, told));
  const named = new Set(cited);
  const cites = licences.map((list) => factLicences(list).filter(({ statement }) => named.has(statement)));
  return { ...said, material, cited, licences, cites, isOfPosting };
}

/** "A Technician I at Acme" has a grade; "as a technician I led" has a writer. */
const AFTER_GRADE = /^(?: (?:at|position|job|role|post)(?!\p{L})|[.,;:]|$)/u;

function withoutGrade(text: string, { vacancy }: Material): string {
  return vacancy
    .map((name) => name.map(({ raw }) => raw).join(' '))
    .filter((name) => / I$/.test(name))
    .reduce(
      (said, name) =>
        said.replaceAll(name, (found, at: number) =>
          AFTER_GRADE.test(said.slice(at + found.length)) ? found.slice(0, -2) : found,
        ),
      text,
    );
}

function saidIn(claim: Claim, material: Material): Said {
  const { lexicon } = material;
  const words = wordsOf(withoutGrade(claim.text, material), lexicon);
  const text: Text = { words, keys: words.map((word) => word.key), lexicon };
  const clauses = personsOf(clausesOf(words, lexicon), text, claim);
  const joins = joinsIn({ ...text, clauses });
  return { ...text, claim, clauses, joins, content: words.flatMap((_, at) => (isContent(text, at) ? [at] : [])) };
}

const WORKING = /^(?:working|travaillant|trabajando)$/i;

/** The clause that tells the deed: what leads to it ("At Acme, …", "Working at Acme, …") is part of it. */
export function deedClauseAt(reading: Reading, at: number): SaidClause {
  const clause = clauseAt(reading.clauses, at);
  const isLead = isGuard(reading, 'preposition', clause.from) || WORKING.test(reading.words[clause.from]!.raw);
  // "Where I have been a clerk since 2018, I …" says it of the clerk.
  if (clause.deed !== null || !isLead || hasGuard(reading, 'subject', clause.from, clause.to)) return clause;
  return reading.clauses[reading.clauses.indexOf(clause) + 1] ?? clause;
}

/** Word for word what the person wrote. */
export function isWholeFact({ keys, cited }: Reading): boolean {
  return cited.some((fact) => fact.keys.length === keys.length && fact.keys.every((key, at) => key === keys[at]));
}

const MIN_QUOTE = 6;

/** Words that stand in a run of at least six that the source has in the same order. */
export function quotedPlaces({ keys, cited }: Reading): Set<number> {
  const quoted = new Set<number>();
  for (const { keys: source } of cited)
    for (let at = 0; at < keys.length; at++)
      for (let from = 0; from < source.length; from++) {
        let length = 0;
        while (at + length < keys.length && keys[at + length] === source[from + length]) length++;
        if (length < MIN_QUOTE) continue;
        // The words at its ends stand beside others.
        const end = at + length === keys.length ? length : length - 1;
        for (let offset = at === 0 ? 0 : 1; offset < end; offset++) quoted.add(at + offset);
      }
  return quoted;
}
