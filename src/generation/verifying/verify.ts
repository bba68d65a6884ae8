/**
 * Reads the finished page and objects to what has no source, is missing, or stands where it must not. It is given what may
 * be drawn on and what came out, and knows nothing of how the one became the other.
 */

import type { ReadPage } from '../../base/documents/read-back.ts';
import type { Profile } from '../../base/profile.ts';
import { monthIndex } from '../writing/dates.ts';
import type { Finding } from './finding.ts';
import { lazily } from './lazily.ts';
import { checkLayout, checkPresence } from './pages/layout.ts';
import { checkLetter } from './pages/letter-page.ts';
import { type LetterSources, letterTexts } from './pages/letter-texts.ts';
import { recordsOf } from './pages/records.ts';
import { checkResume, type OwnLine } from './pages/resume-page.ts';
import { withoutExperience } from './pages/summary-sentences.ts';
import { proseSources } from './prose/prose-sources.ts';
import { type Provenance, provenanceOf } from './provenance/provenance.ts';
import { quotationsOf } from './quoting/quotation.ts';
import { statementsOf, type WordingCheck, wordingCheck } from './wording-check.ts';
import type { WrittenLine } from './written.ts';

export type { Finding } from './finding.ts';
export type { LetterSources } from './pages/letter-texts.ts';

/** What the document may draw on. */
export interface Sources {
  profile: Profile;
  lang: string;
  /** The words of ours that resumes print: headings, names of groups, "Present". */
  labels: readonly string[];
  present: string;
  /** How the summary says for how long somebody has been what he is; null where it does not. */
  experience?: string | null;
  /** The same in a letter, with the last post. */
  brought?: string | null;
  /** ISO. */
  now: string;
  /** Null for resumes, which draw on nothing but the profile. */
  letter: LetterSources | null;
  /** What was written; it is held against the facts that each sentence names. */
  written?: readonly WrittenLine[];
  /** What the account holder put into his own words; it is held to other rules. */
  own?: OwnWording;
}

export interface OwnWording {
  /** The profile of today, which may say more than the one that the document was made from. */
  newer: Profile | null;
  lines: readonly { factId: string; text: string }[];
  paragraphs: readonly string[];
}

const MOST_PAGES_OF_RESUME = 2;

export type Verifier = (pages: readonly ReadPage[], setTexts: readonly string[]) => Finding[];

/** `setTexts` must be found on the page: the contact block and every entry that was set. */
export function verifierFor(sources: Sources): Verifier {
  const { profile, letter } = sources;
  const lang = letter === null ? sources.lang : 'en';
  const records = recordsOf(profile, lang, [sources.present, 'Present'], sources.now);
  const prose = lazily(() => proseSources(records, yearsOfWork(profile, sources.now), letter && letterTexts(letter)));
  const own = sources.own ?? { newer: null, lines: [], paragraphs: [] };
  const wordings = lazily(() => ownLines(own.lines, profile, wordingCheckFor(sources, own.newer)));
  const written = {
    lines: sources.written ?? [],
    check: lazily(() => provenanceFor(sources)),
  };
  const summary = { profile, now: sources.now, experience: sources.experience ?? null };
  const resume = { written, records, prose, labels: sources.labels, groups: groupsOf(profile), wordings, summary };
  const ownParagraphs = { texts: own.paragraphs, check: lazily(() => wordingCheckFor(sources, own.newer)) };
  const experience = lazily(() => withoutExperience({ profile, now: sources.now, brought: sources.brought ?? null }));
  const isQuotation = lazily(() => quotationsOf(records));
  return (pages, setTexts) => [
    ...checkLayout(pages, letter === null ? MOST_PAGES_OF_RESUME : 1),
    ...checkPresence(pages, setTexts),
    ...(letter === null
      ? checkResume(pages, resume)
      : checkLetter(pages, records, prose(), ownParagraphs, isQuotation(), written, experience())),
  ];
}

/** How a sentence that names its facts is held against them. */
export function provenanceFor({
  profile,
  lang,
  now,
  letter,
}: Pick<Sources, 'profile' | 'lang' | 'now' | 'letter'>): Provenance {
  return provenanceOf({ profile, lang: letter?.lang ?? lang, now, letter });
}

/** How the person's own words are checked, before they are set and when they are read back. */
function wordingCheckFor({ profile, lang, now, letter }: Sources, newer: Profile | null): WordingCheck {
  return wordingCheck({ profile, newer, now, letter, lang: letter === null ? lang : (letter.lang ?? 'en') });
}

function ownLines(lines: OwnWording['lines'], profile: Profile, check: WordingCheck): OwnLine[] {
  const statements = statementsOf(profile);
  return lines.flatMap(({ factId, text }) => {
    const own = statements.find(({ fact }) => fact.id === factId);
    return own === undefined || check.line(factId, text)?.length !== 0 ? [] : [{ text, owner: own.owner }];
  });
}

function groupsOf(profile: Profile): { name: string; items: string[] }[] {
  return profile.skills.flatMap((skill) =>
    skill.name && skill.keywords.length > 0
      ? [{ name: skill.name, items: skill.keywords.map((fact) => fact.text) }]
      : [],
  );
}

/** From the first start to the last end, however many gaps there are: nobody may claim more. */
function yearsOfWork(profile: Profile, now: string): number {
  const roles = profile.work.flatMap((employer) => employer.roles).filter((role) => role.start !== null);
  if (roles.length === 0) return 0;
  const starts = roles.map((role) => monthIndex(role.start!));
  const ends = roles.map((role) => monthIndex(role.current ? now.slice(0, 7) : (role.end ?? role.start!)));
  return Math.floor((Math.max(...ends) - Math.min(...starts) + 1) / 12);
}
