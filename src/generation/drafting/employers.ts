/**
 * A sentence of a letter is read as one about the employer that was named last. Where the sentence that named its own is
 * gone, what followed it names that employer, or goes too.
 */
import type { Employer, Fact, Profile } from '../../base/profile.ts';
import type { Claim } from '../verifying/provenance/provenance.ts';
import { OWN_ACCOUNT } from '../vocabulary/own-account.ts';
import { fold } from '../vocabulary/words.ts';
import { capitalised, filled, placeIn, templatesFor } from '../writing/letter/templates.ts';
import { type Draft, type DraftSentence, withTexts } from './draft.ts';

/** Without a place before it, "there" is read as the reader's own house. */
const POINTS = /(?<!\p{L})(?:there|dort|là|allí)(?!\p{L})/iu;

interface Home {
  name: string;
  /** Nobody works at one. */
  isProject: boolean;
  facts: ReadonlySet<string>;
  isNamedIn(text: string): boolean;
}

/** `reader`: the employer to whom the letter goes. */
export function withEmployers(
  draft: Draft,
  profile: Profile,
  reader: string | null,
  lang: string,
  isBorneOut: (claim: Claim) => boolean,
): Draft {
  const homes = homesOf(profile);
  const changed = new Map<string, string | null>();
  let last: Home | null = null;
  const isOpener = openersOf(draft, homes);
  for (const sentence of draft.paragraphs.flat()) {
    if (isOpener.has(sentence)) continue;
    const own = homes.filter(({ facts }) => sentence.facts.some((id) => facts.has(id)));
    const named = homes.filter((home) => home.isNamedIn(sentence.text));
    // A licence is held wherever one works.
    const isOfHomes = sentence.facts.every((id) => own.some(({ facts }) => facts.has(id)));
    const home = isOfHomes ? (own[0] ?? null) : null;
    if (named.length === 0 && reader !== null && fold(sentence.text).includes(fold(reader))) last = null;
    if (named.length > 0) last = named.find((one) => own.includes(one)) ?? named.at(-1)!;
    else if (home !== null && (last === null ? POINTS.test(sentence.text) : !own.includes(last))) {
      const text = own.length === 1 ? atHome(sentence, home, lang) : null;
      const isTold = text !== null && isBorneOut({ text, facts: sentence.facts, place: 'letter' });
      changed.set(sentence.text, isTold ? text : null);
      if (isTold) last = home;
    }
  }
  return changed.size === 0 ? draft : withTexts(draft, (text) => (changed.has(text) ? changed.get(text)! : text));
}

/** "Teaching is what I come from." before "At Acme I taught …": the next sentence says where that was. */
function openersOf({ paragraphs }: Draft, homes: readonly Home[]): Set<DraftSentence> {
  const isNamed = ({ text }: DraftSentence): boolean => homes.some((home) => home.isNamedIn(text));
  const isAnswered = (sentence: DraftSentence, next: DraftSentence | undefined): boolean =>
    next !== undefined && isNamed(next) && sentence.facts.every((id) => next.facts.includes(id));
  return new Set(
    paragraphs.flatMap(([first, next]) =>
      first !== undefined && !POINTS.test(first.text) && !isNamed(first) && isAnswered(first, next) ? [first] : [],
    ),
  );
}

/** "At Acme I cut costs."; null where the sentence does not begin with the writer. */
function atHome({ text }: DraftSentence, { name, isProject }: Home, lang: string): string | null {
  const templates = templatesFor(lang);
  if (isProject) {
    const [, achievement] = /^(?:There )?I (.+)$/.exec(text) ?? [];
    return achievement === undefined || templates.telling === null
      ? null
      : filled(templates.telling.project, { name, achievement });
  }
  const place = capitalised(placeIn(templates, name));
  if (/^(?:There )?I /.test(text)) return text.replace(/^(?:There )?I /, `${place} I `);
  if (/^(?:Dort \p{Ll}+ ich|Ich \p{Ll}+) /u.test(text))
    return text.replace(
      /^(?:Dort (\p{Ll}+) ich|Ich (\p{Ll}+)) /u,
      (_, after, before) => `${place} ${after ?? before} ich `,
    );
  return /^J['’]/.test(text) ? `${place}, ${text[0]!.toLowerCase()}${text.slice(1)}` : null;
}

const SHORTEST_CALL = 4;
/** Work that is told by its kind. */
const KINDS = [OWN_ACCOUNT, /volunteer|ehrenamt|benevol|voluntari/u];

interface Place {
  name: string | null;
  isProject: boolean;
  /** What else says which one it is: titles, and what kind of work it was. */
  called: readonly (string | null)[];
  facts: readonly (Fact | null)[];
}

/** Employers, organisations and projects with their facts. */
function homesOf({ work, volunteer, projects }: Profile): Home[] {
  const places: Place[] = [
    ...work.map((one) => placeOf(one, [])),
    ...volunteer.map((one) => placeOf(one, ['volunteer'])),
    ...projects.map(({ name, description, highlights }) => ({
      name,
      isProject: true,
      called: [],
      facts: [description, ...highlights],
    })),
  ];
  const named = places.flatMap(({ name, ...rest }) => (name === null ? [] : [{ name, ...rest }]));
  const firstWords = named.map(({ name }) => wordsOf(name)[0] ?? '');
  return named.map(({ name, isProject, called, facts }, at) => {
    const first = firstWords[at]!;
    const isOwn = first.length >= SHORTEST_CALL && firstWords.indexOf(first) === firstWords.lastIndexOf(first);
    const phrases = [name, ...called].flatMap((one) => (one === null ? [] : [fold(one.split(/[,(]/)[0]!.trim())]));
    const kinds = KINDS.filter((kind) => [name, ...called].some((one) => one !== null && kind.test(fold(one))));
    return {
      name,
      isProject,
      facts: new Set(facts.flatMap((fact) => (fact === null ? [] : [fact.id]))),
      isNamedIn: (text) =>
        (isOwn && wordsOf(text).includes(first)) ||
        phrases.some((phrase) => phrase.includes(' ') && fold(text).includes(phrase)) ||
        kinds.some((kind) => kind.test(fold(text))),
    };
  });
}

function placeOf({ name, roles }: Employer, called: readonly string[]): Place {
  return {
    name,
    isProject: false,
    called: [...called, ...roles.map(({ position }) => position)],
    facts: roles.flatMap(({ summary, highlights }) => [summary, ...highlights]),
  };
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
