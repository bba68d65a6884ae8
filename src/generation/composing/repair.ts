/** Takes back what the verifier objected to: the line returns to the profile's own words, or goes. */

import type { LetterPage, Line, ResumePage, Section } from '../typesetting/page.ts';
import { wordParts } from '../verifying/claims.ts';
import type { Finding } from '../verifying/verify.ts';
import { isFunctionWord } from '../vocabulary/vocabulary.ts';
import { plainBullet, sentencesOf } from '../writing/bullet.ts';
import { isLetter, type Page } from './composed.ts';

export interface Repair {
  page: Page;
  actions: { kind: string; text: string; action: 'replaced' | 'dropped' }[];
}

/** `factTexts`: the profile's own words by the id of the fact. */
export function repair(page: Page, findings: readonly Finding[], factTexts: ReadonlyMap<string, string>): Repair {
  const exact = repairWhere(page, findings, factTexts);
  if (exact.actions.length > 0) return exact;
  // What was read across the end of a line or of a sentence stands in no single text: look for its words one by one.
  const words = findings.flatMap((finding) => wordParts(finding.text).map((text) => ({ ...finding, text })));
  return repairWhere(
    page,
    words.filter((finding) => finding.text.length >= MIN_WORD && !isFunctionWord(finding.text)),
    factTexts,
  );
}

const MIN_WORD = 3;

function repairWhere(page: Page, findings: readonly Finding[], factTexts: ReadonlyMap<string, string>): Repair {
  const actions: Repair['actions'] = [];
  const judge = (line: Line): Line | null => {
    const finding = findings.find((one) => holds(line.text, one.text));
    if (!finding) return line;
    const own = line.ids.map((id) => factTexts.get(id)).find((text) => text !== undefined);
    const plain = own === undefined ? null : plainBullet(own);
    const replaced = plain !== null && plain !== line.text && !holds(plain, finding.text);
    actions.push({ kind: finding.kind, text: finding.text, action: replaced ? 'replaced' : 'dropped' });
    return replaced ? { ...line, text: plain } : null;
  };
  const repaired = isLetter(page) ? repairLetter(page, findings, actions) : repairResume(page, judge);
  return { page: repaired, actions };
}

function holds(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

function repairResume(page: ResumePage, judge: (line: Line) => Line | null): ResumePage {
  const keep = (lines: readonly Line[]): Line[] => lines.map(judge).filter((line) => line !== null);
  const sections = page.sections.map((section): Section => {
    if (section.kind === 'text') return { ...section, lines: keep(section.lines) };
    if (section.kind === 'groups') {
      return { ...section, groups: section.groups.map((group) => ({ ...group, items: keep(group.items) })) };
    }
    const entries = section.entries.map((entry) => ({
      ...entry,
      roles: entry.roles.map((role) => ({ ...role, bullets: keep(role.bullets) })),
    }));
    return { ...section, entries };
  });
  return { ...page, sections: sections.filter(hasContent) };
}

function hasContent(section: Section): boolean {
  if (section.kind === 'text') return section.lines.length > 0;
  if (section.kind === 'groups') return section.groups.some((group) => group.items.length > 0);
  return section.entries.length > 0;
}

/** In a letter the sentence goes; the rest of the paragraph stays. */
function repairLetter(page: LetterPage, findings: readonly Finding[], actions: Repair['actions']): LetterPage {
  const paragraphs = page.paragraphs.map((paragraph) => {
    const kept = sentencesOf(paragraph.text).filter((sentence) => {
      const finding = findings.find((one) => holds(sentence, one.text));
      if (finding) actions.push({ kind: finding.kind, text: finding.text, action: 'dropped' });
      return finding === undefined;
    });
    return { ...paragraph, text: kept.join(' ') };
  });
  return { ...page, paragraphs: paragraphs.filter((paragraph) => paragraph.text !== '') };
}
