/**
 * Reads the finished page and objects to what has no source, is missing, or stands where it must not. It is given what may
 * be drawn on and what came out, and knows nothing of how the one became the other.
 */

import type { ReadPage } from '../../base/documents/read-back.ts';
import type { Profile } from '../../base/profile.ts';
import { templatesFor } from '../writing/letter/templates.ts';
import { factTeller } from './facts.ts';
import type { Finding, LineFinding } from './finding.ts';
import { lazily } from './lazily.ts';
import { checkLayout, checkPresence } from './pages/layout.ts';
import { letterForms } from './pages/letter-forms.ts';
import { checkLetter, type LetterPageSources } from './pages/letter-page.ts';
import { type LetterSources, letterTexts } from './pages/letter-texts.ts';
import { type Entry, recordsOf } from './pages/records.ts';
import { checkResume, type OwnLine, type ResumeSources } from './pages/resume-page.ts';
import { type Provenance, provenanceOf } from './provenance/provenance.ts';
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
  const records = recordsOf(profile, lang, [sources.present, 'Present']);
  const check = lazily(() => provenanceFor(sources));
  const facts = factTeller(check);
  const written = { lines: sources.written ?? [], check };
  const own = sources.own ?? { newer: null, lines: [], paragraphs: [] };
  const ownCheck = lazily(() => wordingCheckFor(sources, own.newer));
  const checkText = (pages: readonly ReadPage[]): LineFinding[] => {
    if (letter === null) {
      const wordings = lazily(() => ownLines(own.lines, profile, ownCheck()));
      return checkResume(pages, { ...resumeWords(sources), written, records, facts, wordings });
    }
    const words = letterWords(letter, sources, records.entries[0]!);
    return checkLetter(pages, { ...words, written, records, facts, own: { texts: own.paragraphs, check: ownCheck } });
  };
  return (pages, setTexts) => [
    ...checkLayout(pages, letter === null ? MOST_PAGES_OF_RESUME : 1),
    ...checkPresence(pages, setTexts),
    ...checkText(pages),
  ];
}

function resumeWords({ profile, now, lang, labels }: Sources): Pick<ResumeSources, 'labels' | 'groups' | 'summary'> {
  return { labels, groups: groupsOf(profile), summary: { profile, now, templates: templatesFor(lang) } };
}

function letterWords(
  letter: LetterSources,
  { profile, now, labels }: Sources,
  sender: Entry,
): Pick<LetterPageSources, 'forms' | 'texts' | 'notes' | 'lang'> {
  return {
    forms: letterForms({ profile, now, letter, sender, labels }),
    texts: letterTexts(letter),
    notes: letter.fields?.additionalContext ?? null,
    lang: letter.lang ?? 'en',
  };
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
