/** The page that nobody tailored: the profile's own words in its own order, at 10.5 points, cut where the page ends. */

import type { ReadBack } from '../../../src/base/documents/read-back.ts';
import type { Employer, Fact, Profile } from '../../../src/base/profile.ts';
import { pageFrame } from '../../../src/generation/composing/sections/frame.ts';
import { documentContextOf } from '../../../src/generation/document-context.ts';
import type { GenerationInput } from '../../../src/generation/input.ts';
import { matchProfile } from '../../../src/generation/matching/match.ts';
import { openEngine } from '../../../src/generation/typesetting/engine.ts';
import type { Entry, Line, ResumePage, Section } from '../../../src/generation/typesetting/page.ts';
import { setPage, toPdf } from '../../../src/generation/typesetting/typeset.ts';
import { spanText } from '../../../src/generation/writing/dates.ts';
import { type Labels, labelsFor } from '../../../src/generation/writing/labels.ts';

/** At which the body is set in 10.5 points. */
const DENSITY = 0.73;

export interface Untailored {
  /** How many pages everything would take. */
  fill: number;
  firstPage: string;
}

export async function untailoredPage(input: GenerationInput, readBack: ReadBack): Promise<Untailored> {
  const ground = documentContextOf(input);
  await openEngine(ground.families);
  const frame = pageFrame(ground, matchProfile(ground.profile, ground.posting, ground.now), 'Resume');
  const page: ResumePage = { ...frame, sections: sectionsOf(ground.profile, ground.labels) };
  const setting = setPage('resume', page, ground.families, DENSITY);
  const [first] = await readBack(toPdf(setting));
  return { fill: setting.fill, firstPage: (first?.lines ?? []).map((line) => line.text).join('\n') };
}

function sectionsOf(profile: Profile, labels: Labels): Section[] {
  const { headings } = labels;
  const summary = profile.basics.summary;
  const skills = profile.skills.map((skill) => ({
    label: skill.keywords.length > 0 ? skill.name : null,
    items: skill.keywords.length > 0 ? skill.keywords.map(lineOf) : [plain(skill.name ?? '')],
  }));
  const certificates = profile.certificates.map((item) => plain([item.name, item.issuer].filter(Boolean).join(', ')));
  const sections: Section[] = [
    { kind: 'text', name: 'summary', heading: headings.summary, lines: summary ? [lineOf(summary)] : [] },
    { kind: 'entries', name: 'experience', heading: headings.experience, entries: profile.work.map(workEntry) },
    { kind: 'groups', name: 'skills', heading: headings.skills, groups: skills },
    { kind: 'entries', name: 'education', heading: headings.education, entries: profile.education.map(schoolEntry) },
    { kind: 'text', name: 'certifications', heading: headings.certifications, lines: certificates },
  ];
  return sections.filter(isFilled);
}

function isFilled(section: Section): boolean {
  if (section.kind === 'text') return section.lines.length > 0;
  return section.kind === 'groups' ? section.groups.length > 0 : section.entries.length > 0;
}

const english = labelsFor('en');
const plain = (text: string): Line => ({ text, ids: [] });
const lineOf = (fact: Fact): Line => plain(fact.text);

function workEntry(employer: Employer): Entry {
  return {
    id: employer.id,
    heading: employer.name === null ? null : plain(employer.name),
    place: employer.location,
    roles: employer.roles.map((role) => ({
      id: role.id,
      title: role.position === null ? null : plain(role.position),
      dates: spanText(role, 'en', english),
      bullets: [...(role.summary ? [role.summary] : []), ...role.highlights].map(lineOf),
    })),
  };
}

function schoolEntry(item: Profile['education'][number]): Entry {
  const degree = [item.studyType, item.area].filter(Boolean).join(', ');
  return {
    id: item.id,
    heading: item.institution === null ? null : plain(item.institution),
    place: item.location,
    roles: [
      {
        id: item.id,
        title: degree === '' ? null : plain(degree),
        dates: spanText(item, 'en', english),
        bullets: item.highlights.map(lineOf),
      },
    ],
  };
}
