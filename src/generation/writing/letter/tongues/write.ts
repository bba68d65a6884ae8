/**
 * Letters in other languages than English. We know too little of their grammar to bend a fact into a clause, so facts are
 * quoted as they are, after a colon; the sentences around them are whole ones of the language.
 */
import type { Fact, Profile } from '../../../../base/profile.ts';
import type { Matches } from '../../../matching/match.ts';
import type { Line } from '../../../typesetting/page.ts';
import { spellingOf } from '../../../vocabulary/vocabulary.ts';
import { plainBullet } from '../../bullet.ts';
import { sentencesOf } from '../../sentences.ts';
import { shorten } from '../../shorten.ts';
import { skillGroups } from '../../skills.ts';
import { isGoingOn } from '../background.ts';
import type { LetterGround } from '../english.ts';
import type { Sentence } from '../material.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import { listed, type Post, type Tongue } from './tongue.ts';

const TONGUES: readonly Tongue[] = [german, french, spanish];
const MAX_STATIONS = 3;
const FACTS_OF_STATION = 3;
const MAX_FACT_CHARACTERS = 170;
const MAX_SKILLS = 6;
const MAX_CONTEXT_SENTENCES = 3;
const MAX_CONTEXT_WORDS = 60;

export function tongueOf(lang: string): Tongue | null {
  return TONGUES.find((tongue) => tongue.lang === lang) ?? null;
}

interface Station {
  post: Post;
  facts: Fact[];
  ids: string[];
  worth: number;
}

export function writeIn(tongue: Tongue, ground: LetterGround): Line[] {
  const { profile, posting, company, matches, choices } = ground;
  const applied = { title: posting.title, company: company?.name ?? posting.company };
  const stations = stationsOf(profile, matches, tongue);
  const first = stations[0] ?? null;
  const pick = (topic: string, options: readonly string[]): string => choices.pick(topic, options);
  const opening: Sentence[] = [
    { text: pick('opening', tongue.openings(applied, first?.post ?? null)), ids: first?.ids ?? [] },
  ];
  if (first !== null && first.facts.length > 0) opening.push(telling(tongue, first, true, pick));
  const others = stations.slice(1).filter((station) => station.facts.length > 0);
  const middle = others.map((station) => telling(tongue, station, false, pick));
  const closing: Sentence[] = [{ text: pick('invitation', tongue.invitations(applied)), ids: [] }];
  const reach = profile.basics.phone?.replaceAll(' ', '\u00a0') ?? profile.basics.email;
  if (reach !== null) closing.push({ text: pick('reach', tongue.reaches(reach)), ids: ['basics'] });
  closing.push({ text: pick('thanks', tongue.thanks), ids: [] });
  const paragraphs = [opening, middle, background(tongue, ground, pick), contextOf(tongue, ground), closing];
  return paragraphs.filter((sentences) => sentences.length > 0).map((sentences) => spaced(toLine(sentences), tongue));
}

/** Best first, the newest before others of the same worth. */
function stationsOf(profile: Profile, matches: Matches, tongue: Tongue): Station[] {
  const all = profile.work.flatMap((employer) =>
    employer.roles.map((role): Station => {
      const facts = listable(role.highlights, tongue)
        .toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score)
        .slice(0, FACTS_OF_STATION);
      return {
        post: {
          position: role.position && small(role.position, tongue),
          name: employer.name,
          startYear: role.start?.slice(0, 4) ?? null,
          endYear: role.end?.slice(0, 4) ?? null,
          current: role.current,
        },
        facts: role.highlights.filter((fact) => facts.includes(fact)),
        ids: [role.id, employer.id],
        worth: facts.reduce((sum, fact) => sum + matches.of(fact.id).score, 0),
      };
    }),
  );
  const [newest, ...older] = all;
  if (newest === undefined) return [];
  return [newest, ...older.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_STATIONS - 1)];
}

/** A list after a colon holds names of things; a statement with its own verb only where there is nothing else. */
function listable(facts: readonly Fact[], tongue: Tongue): readonly Fact[] {
  const names = facts.filter((fact) => !tongue.predicate.test(plainBullet(fact.text)));
  return names.length > 0 ? names : facts;
}

type Pick = (topic: string, options: readonly string[]) => string;

function telling(tongue: Tongue, station: Station, first: boolean, pick: Pick): Sentence {
  const facts = station.facts.map((fact) => quoted(fact.text, tongue)).join('; ');
  const list = tongue.lang === 'fr' ? facts.replaceAll('; ', ' ; ') : facts;
  const text = pick(`post ${station.ids[0]}`, tongue.posts(station.post, list, first));
  return { text, ids: [...station.ids, ...station.facts.map((fact) => fact.id)] };
}

function quoted(fact: string, tongue: Tongue): string {
  return small(shorten(plainBullet(fact), MAX_FACT_CHARACTERS).replace(/;/g, ','), tongue);
}

/** In French and Spanish an ordinary word inside a sentence begins with a small letter. */
function small(text: string, tongue: Tongue): string {
  const first = text.split(' ', 1)[0]!;
  const isOrdinary = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && spellingOf(first) === null;
  return tongue.smallAfterColon && isOrdinary ? text[0]!.toLowerCase() + text.slice(1) : text;
}

function background(tongue: Tongue, { profile, matches, now }: LetterGround, pick: Pick): Sentence[] {
  const sentences: Sentence[] = [];
  const skills = skillGroups(profile, matches)
    .flatMap((group) => group.items)
    .slice(0, MAX_SKILLS);
  if (skills.length > 1) {
    const names = listed(
      skills.map((item) => small(item.text, tongue)),
      tongue.and,
    );
    sentences.push({ text: pick('skills', tongue.skills(names)), ids: skills.flatMap((item) => item.ids) });
  }
  const study = profile.education.find((item) => item.institution !== null && (item.area ?? item.studyType) !== null);
  if (study?.institution)
    sentences.push({
      text: pick('study', tongue.studies(study.area ?? study.studyType!, study.institution, isGoingOn(study, now))),
      ids: [study.id],
    });
  const spoken = profile.languages.filter((item) => item.language !== null).slice(0, 4);
  if (spoken.length > 1) {
    const names = listed(
      spoken.map((item) => small(item.language!, tongue)),
      tongue.and,
    );
    sentences.push({ text: pick('languages', tongue.languages(names)), ids: spoken.map((item) => item.id) });
  }
  return sentences;
}

/** Only whole sentences that the applicant says of themself, in the language of the letter. */
function contextOf(tongue: Tongue, ground: LetterGround): Sentence[] {
  const kept: Sentence[] = [];
  let words = 0;
  for (const sentence of (ground.additionalContext ?? '').split(/\n|;\s/).flatMap(wholeSentences)) {
    const text = fromNote(sentence.trim(), tongue);
    const count = text.split(' ').length;
    const isOwn =
      tongue.firstPerson.test(text) && !tongue.instruction.test(text) && !/[<>{}[\]#$\\]|https?:/.test(text);
    if (!isOwn || kept.length >= MAX_CONTEXT_SENTENCES || words + count > MAX_CONTEXT_WORDS) continue;
    words += count;
    kept.push({ text: /[.!?]$/.test(text) ? text : `${text}.`, ids: ['request'] });
  }
  return kept;
}

/** "ab 1. Juni": a day of the month ends no sentence. */
function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const part of sentencesOf(text)) {
    if (/(?:^|\s)\d{1,2}\.$/.test(whole.at(-1) ?? '')) whole.push(`${whole.pop()} ${part}`);
    else whole.push(part);
  }
  return whole;
}

function fromNote(text: string, tongue: Tongue): string {
  const note = tongue.notes.find(([opening]) => opening.test(text));
  return note === undefined ? text : text.replace(note[0], note[1]);
}

/** French marks stand apart from their word, and never alone on a line. */
function spaced(line: Line, tongue: Tongue): Line {
  if (tongue.lang !== 'fr') return line;
  return { ...line, text: line.text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0') };
}

function toLine(sentences: readonly Sentence[]): Line {
  return {
    text: sentences.map((sentence) => sentence.text).join(' '),
    ids: [...new Set(sentences.flatMap((sentence) => sentence.ids))],
  };
}
