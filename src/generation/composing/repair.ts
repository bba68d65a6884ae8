/** Takes back what the verifier objected to: the line returns to the profile's own words, or goes. */
import type { Entry, LetterPage, Line, ResumePage, Role, Section } from '../typesetting/page.ts';
import type { Finding } from '../verifying/finding.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { signs, tokensOf } from '../verifying/quoting/tokens.ts';
import { plainBullet } from '../writing/bullet.ts';
import { isLetter, type Page } from './composed.ts';
import type { OwnWords } from './own-words.ts';
import { withoutEmptyLists } from './sections/lists.ts';

export interface Action {
  kind: string;
  /** What was objected to, and the line in which it stood. */
  text: string;
  line: string;
  action: 'replaced' | 'dropped';
}

export interface Repair {
  page: Page;
  actions: Action[];
}

export function repair(page: Page, findings: readonly Finding[], own: OwnWords): Repair {
  const exact = repairWith(new Bench(findings, holdsSigns), page, own);
  if (exact.actions.length > 0) return exact;
  // What was read in another order than it was set is found by its words.
  const shared = repairWith(new Bench(findings, sharesWords), page, own);
  if (shared.actions.length > 0) return shared;
  // Letters of some scripts come back changed: then whatever holds the words objected to goes.
  const named = findings.map((finding) => ({ ...finding, line: finding.text }));
  return repairWith(new Bench(named, holdsSigns), page, own);
}

function repairWith(bench: Bench, page: Page, own: OwnWords): Repair {
  const repaired = isLetter(page) ? repairLetter(page, bench) : repairResume(page, bench, own);
  return { page: repaired, actions: bench.actions };
}

type IsSame = (text: string, line: string) => boolean;

/** A line may have been read in pieces, or together with its neighbours. */
function holdsSigns(text: string, line: string): boolean {
  const [own, read] = [signs(text), signs(line)];
  return own !== '' && read !== '' && (read.includes(own) || own.includes(read));
}

const LEAST_SHARED = 0.7;

function sharesWords(text: string, line: string): boolean {
  const own = new Set(tokensOf(text).map((token) => token.norm));
  const read = new Set(tokensOf(line).map((token) => token.norm));
  const shared = [...own].filter((word) => read.has(word)).length;
  return shared > 0 && shared >= LEAST_SHARED * Math.min(own.size, read.size);
}

/** Finds what was objected to in a text, and keeps the account of what was done about it. */
class Bench {
  readonly actions: Action[] = [];
  readonly #findings: readonly Finding[];
  readonly #isSame: IsSame;

  constructor(findings: readonly Finding[], isSame: IsSame) {
    this.#findings = findings;
    this.#isSame = isSame;
  }

  objectionTo(text: string): Finding | null {
    return this.#findings.find((one) => one.line !== null && this.#isSame(text, one.line)) ?? null;
  }

  note(finding: Finding, line: string, action: Action['action']): void {
    this.actions.push({ kind: finding.kind, text: finding.text, line, action });
  }
}

function repairResume(page: ResumePage, bench: Bench, own: OwnWords): ResumePage {
  const sections = page.sections.map((section): Section => {
    if (section.kind === 'text') return { ...section, lines: repairLines(section.lines, bench, own) };
    if (section.kind === 'groups') {
      const groups = section.groups.map((group) => ({ ...group, items: repairItems(group.items, bench) }));
      return { ...section, groups: groups.filter((group) => group.items.length > 0) };
    }
    return { ...section, entries: section.entries.map((entry) => repairEntry(entry, bench, own)) };
  });
  return { ...page, sections: sections.filter(hasContent) };
}

function repairLines(lines: readonly Line[], bench: Bench, own: OwnWords): Line[] {
  const printed = new Set<string>();
  return lines.flatMap((line) => {
    const repaired = repairLine(line, bench, own);
    // Two bullets cut from one fact must not both become that fact.
    if (repaired === null || (repaired !== line && printed.has(repaired.text))) return [];
    printed.add(repaired.text);
    return [repaired];
  });
}

function repairLine(line: Line, bench: Bench, own: OwnWords): Line | null {
  const finding = bench.objectionTo(line.text);
  if (finding === null) return line;
  const fact = line.ids.map((id) => own.factOf(id)).find((text) => text !== null) ?? null;
  const plain = fact === null ? null : plainBullet(fact);
  const isOther = plain !== null && plain !== '' && signs(plain) !== signs(line.text);
  bench.note(finding, line.text, isOther ? 'replaced' : 'dropped');
  return isOther ? { ...line, text: plain } : null;
}

/** Items stand on one line together: those that hold the words objected to go, or all of them when none can be told. */
function repairItems(items: readonly Line[], bench: Bench): Line[] {
  const finding = bench.objectionTo(items.map((item) => item.text).join(', '));
  if (finding === null) return [...items];
  const isGuilty = (item: Line): boolean => {
    const [own, objected] = [signs(item.text), signs(finding.text)];
    return own.includes(objected) || objected.includes(own);
  };
  const guilty = items.filter(isGuilty);
  const gone = new Set(guilty.length > 0 ? guilty : items);
  for (const item of gone) bench.note(finding, item.text, 'dropped');
  return items.filter((item) => !gone.has(item));
}

function repairEntry(entry: Entry, bench: Bench, own: OwnWords): Entry {
  const header = own.headerOf(entry.id);
  const restore = (text: string | null, ours: string | null): string | null => {
    const finding = text === null ? null : bench.objectionTo(text);
    if (finding === null || text === ours) return text;
    bench.note(finding, text!, ours === null ? 'dropped' : 'replaced');
    return ours;
  };
  const heading = restore(entry.heading?.text ?? null, header?.heading ?? null);
  return {
    ...entry,
    heading: heading === null ? null : { ids: [entry.id], ...entry.heading, text: heading },
    place: restore(entry.place, header?.place ?? null),
    roles: entry.roles.map((role) => repairRole(role, bench, own, restore)),
  };
}

function repairRole(
  role: Role,
  bench: Bench,
  own: OwnWords,
  restore: (text: string | null, ours: string | null) => string | null,
): Role {
  const header = own.headerOf(role.id);
  const title = restore(role.title?.text ?? null, header?.title ?? null);
  return {
    ...role,
    title: title === null ? null : { ids: [role.id], ...role.title, text: title },
    dates: restore(role.dates, header?.dates ?? null),
    about: role.about ? (repairLines([role.about], bench, own)[0] ?? null) : null,
    bullets: repairLines(role.bullets, bench, own),
  };
}

function hasContent(section: Section): boolean {
  if (section.kind === 'text') return section.lines.length > 0;
  if (section.kind === 'groups') return section.groups.some((group) => group.items.length > 0);
  return section.entries.length > 0;
}

/** What every letter may say, whoever writes it to whom. */
const PLAIN_GREETING = 'Dear Hiring Manager,';
const PLAIN_CLOSING = 'Sincerely,';

/** In a letter the sentence goes; the rest of the paragraph stays. */
function repairLetter(page: LetterPage, bench: Bench): LetterPage {
  const paragraphs = page.paragraphs.map((paragraph) => {
    const { plain: quoted, ...line } = paragraph;
    const refused = quoted === undefined || quoted === line.text ? null : bench.objectionTo(line.text);
    if (refused !== null) {
      bench.note(refused, line.text, 'replaced');
      return { ...line, text: quoted! };
    }
    const kept = sentencesIn(paragraph.text).filter((sentence) => {
      const finding = bench.objectionTo(sentence);
      if (finding !== null) bench.note(finding, sentence, 'dropped');
      return finding === null;
    });
    return { ...paragraph, text: kept.join(' ') };
  });
  const plain = (text: string, ours: string): string => {
    const finding = text === ours ? null : bench.objectionTo(text);
    if (finding !== null) bench.note(finding, text, 'replaced');
    return finding === null ? text : ours;
  };
  return {
    ...page,
    recipient: page.recipient.filter((line) => {
      const finding = bench.objectionTo(line.text);
      if (finding !== null) bench.note(finding, line.text, 'dropped');
      return finding === null;
    }),
    subject: page.subject !== null && bench.objectionTo(page.subject) !== null ? null : page.subject,
    greeting: plain(page.greeting, PLAIN_GREETING),
    paragraphs: withoutEmptyLists(paragraphs),
    closing: plain(page.closing, PLAIN_CLOSING),
  };
}
