/**
 * Reads the finished page and objects to what has no source, is missing, or stands where it must not. It is given what may
 * be drawn on and what came out, and knows nothing of how the one became the other.
 */
import type { Profile } from '../../base/profile.ts';
import type { ReadPage } from '../../base/read-back.ts';
import { monthIndex } from '../writing/dates.ts';
import type { Finding } from './finding.ts';
import { checkLayout, checkPresence } from './layout.ts';
import { lazily } from './lazily.ts';
import { checkLetter } from './letter-page.ts';
import { type LetterSources, letterTexts } from './letter-texts.ts';
import { proseSources } from './prose-sources.ts';
import { type Provenance, provenanceOf } from './provenance/provenance.ts';
import { quotationsOf } from './quotation.ts';
import { recordsOf } from './records.ts';
import { checkResume } from './resume-page.ts';
import { withNewer } from './rewording/backing.ts';
import { type PassageCheck, passageCheck } from './rewording/passage.ts';
import type { WrittenLine } from './written.ts';

export type { Finding } from './finding.ts';
export type { LetterSources } from './letter-texts.ts';

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
  /** What a language model wrote; it is held against the facts that each sentence names. */
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
  const wordings = own.lines.flatMap(({ factId, text }) => {
    const backing = withNewer(profile, own.newer, factId, sources.lang);
    return backing === null ? [] : [{ text, backing, lang: sources.lang }];
  });
  const written = { lines: sources.written ?? [], check: lazily(() => provenanceFor(sources)) };
  const resume = { written, records, prose, labels: sources.labels, groups: groupsOf(profile), wordings };
  const ownParagraphs = { texts: own.paragraphs, check: lazily(() => passageCheckFor(sources, own.newer)) };
  const isQuotation = lazily(() => quotationsOf(records));
  return (pages, setTexts) => [
    ...checkLayout(pages, letter === null ? MOST_PAGES_OF_RESUME : 1),
    ...checkPresence(pages, setTexts),
    ...(letter === null
      ? checkResume(pages, resume)
      : checkLetter(pages, records, prose(), ownParagraphs, isQuotation(), written)),
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

/** How paragraphs in the person's own words are checked, before they are set and when they are read back. */
export function passageCheckFor(sources: Sources, newer: Profile | null): PassageCheck {
  const { profile, letter, now } = sources;
  if (letter === null) return () => [];
  return passageCheck({
    profiles: newer === null ? [profile] : [profile, newer],
    yearsOfWork: yearsOfWork(profile, now),
    letter: letterTexts(letter),
    lang: letter.lang ?? 'en',
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
