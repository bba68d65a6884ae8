/** The plan of a page: what stands on it (its truth) in the order and form of its layout. */

import type { HeadingLook, Layout, Look, Section } from '../layout.ts';
import type { Language, OtherSection, Resume } from '../person.ts';
import { Random } from '../random.ts';
import { EUROPASS } from '../words/europass.ts';
import { headingOf } from '../words/headings.ts';
import { LABELS } from '../words/labels.ts';
import { otherHeading } from '../words/other-headings.ts';
import { bulletBlocks, jobBlocks, projectBlocks, type Setting, settingOf, studyBlocks } from './entries.ts';
import { type HeaderParts, headerParts } from './header.ts';
import { labelColumn } from './label-column.ts';
import { interestBlocks, itemBlocks, languageBlocks, referenceBlocks, skillBlocks } from './lists.ts';
import { type Block, line, type Page, piece, running } from './page.ts';

export function planOf(truth: Resume, layout: Layout, language: Language): Page {
  const setting = settingOf(layout, language, new Random(layout.seed));
  const { header } = layout;
  const hasSide = layout.columns !== 'one';
  const nameInSide = hasSide && header.place === 'side';
  const contactInSide = hasSide && (nameInSide || header.contactPlace === 'side');
  const parts = headerParts(truth.basics, setting, header.align, contactInSide);
  const contactAlone = ['section', 'footer'].includes(header.contactPlace) || contactInSide;
  const top = nameInSide ? [] : topBlocks(parts, layout, !contactAlone);
  const sectionOf = (section: Section, narrow: boolean): Block[] =>
    sectionBlocks(section, truth, parts, narrow, setting);
  const side = hasSide ? layout.side.sections.flatMap((section) => sectionOf(section, true)) : [];
  const sideTop = nameInSide ? [...parts.name, gapOf(layout)] : [];
  const contactSection = contactInSide ? sectionOf('contact', true) : [];
  const inMain = !hasSide && header.contactPlace === 'section' ? sectionOf('contact', false) : [];
  const closing = layout.closing ? closingBlocks(truth, setting) : [];
  const page = {
    title: truth.basics.name,
    language,
    runningHeader: runningHeaderOf(truth.basics.name, setting),
    runningFooter: footerOf(truth, parts, layout, language),
  };
  if (layout.frame === 'label column') {
    const content = (section: Section): Block[] => contentOf(section, truth, parts, false, setting);
    return { ...page, header: [], main: [...labelColumn(truth, parts, setting, content), ...closing], side: [] };
  }
  const main = layout.sections.map((section) => sectionOf(section, false));
  for (const other of truth.other) main.splice(setting.random.int(1, main.length), 0, otherBlocks(other, setting));
  return {
    ...page,
    header: top,
    main: [...inMain, ...main.flat(), ...closing],
    side: [...sideTop, ...contactSection, ...side],
  };
}

const PHOTO_SHARE = 0.2;
const gapOf = (layout: Layout): Block => ({ kind: 'gap', points: layout.gap });

function topBlocks(parts: HeaderParts, layout: Layout, withContact: boolean): Block[] {
  const blocks = withContact ? withContactBlocks(parts, layout) : parts.name;
  if (!layout.header.photo) return blocks;
  const rows = [{ label: [{ kind: 'photo' } satisfies Block], value: blocks }];
  return [{ kind: 'table', rows, share: PHOTO_SHARE, labelRight: layout.header.align !== 'right', bordered: false }];
}

function withContactBlocks(parts: HeaderParts, layout: Layout): Block[] {
  if (layout.header.contact === 'beside') {
    const rows = [{ label: parts.contact, value: parts.name }];
    return [{ kind: 'table', rows, share: 0.42, labelRight: true, bordered: false }];
  }
  return layout.header.contactPlace === 'above name'
    ? [...parts.contact, ...parts.name]
    : [...parts.name, ...parts.contact, ...parts.label];
}

function closingBlocks({ basics }: Resume, { layout, random }: Setting): Block[] {
  const day = `${random.int(10, 28)}.0${random.int(1, 6)}.2026`;
  const place = basics.location?.city;
  return [
    { kind: 'gap', points: 3 * layout.gap },
    line([piece(place === undefined ? day : `${place}, ${day}`)]),
    line([piece(basics.name, { italic: true })]),
  ];
}

const PRINTED_ADDRESS = 'https://www.resume.example/cv/print.html';

function runningHeaderOf(name: string, { layout, labels, random }: Setting): string {
  if (layout.running.header === 'none') return '';
  if (layout.running.header === 'name') return name;
  return `${random.int(10, 28)}/0${random.int(1, 6)}/2026, ${random.int(10, 22)}:${random.int(10, 59)}\t${name} – ${labels.documentTitle}`;
}

function footerOf(truth: Resume, parts: HeaderParts, layout: Layout, language: Language): string {
  const labels = LABELS[language];
  if (layout.header.contactPlace === 'footer') return parts.contactLine;
  if (layout.running.footer === 'print') return `${truth.basics.url ?? PRINTED_ADDRESS}\t#/##`;
  if (layout.running.footer === 'number') return '#';
  if (layout.running.footer === 'of') return `${labels.page} # ${labels.of} ##`;
  return layout.running.footer === 'name and number' ? `${truth.basics.name} – ${labels.page} #` : '';
}

function sectionBlocks(
  section: Section,
  truth: Resume,
  parts: HeaderParts,
  narrow: boolean,
  setting: Setting,
): Block[] {
  const { layout } = setting;
  const heading = headingText(section, setting);
  const looks = narrow && layout.side.dark ? withoutColours(layout.looks) : layout.looks;
  const style = { ...setting.style, narrow, looks };
  const content = contentOf(section, truth, parts, narrow, { ...setting, style });
  if (content.length === 0) return [];
  if (section === 'summary' && !layout.summaryHeading) return [gapOf(layout), ...content];
  const look = narrow ? layout.sideHeading : layout.heading;
  const breaks: Block[] = layout.breakBefore === section && !narrow ? [{ kind: 'page break' }] : [];
  return [...breaks, ...underHeading(`${heading}${look.colon ? ':' : ''}`, look, content, layout, narrow)];
}

function headingText(section: Section, { layout, language, random }: Setting): string {
  const usual = headingOf(section, layout.wording === 'english' ? 'en' : language, layout.half, random);
  if (layout.wording !== 'europass') return usual;
  return EUROPASS[language].headings[section === 'contact' ? 'personal' : section] ?? usual;
}

function otherBlocks({ kind, lines }: OtherSection, { layout, language, random }: Setting): Block[] {
  const usual = otherHeading(kind, layout.wording === 'english' ? 'en' : language, layout.half, random);
  const heading = (layout.wording === 'europass' && EUROPASS[language].headings[kind]) || usual;
  const content = random.chance(0.4) ? bulletBlocks(lines, layout) : lines.map((text) => running(text));
  return underHeading(`${heading}${layout.heading.colon ? ':' : ''}`, layout.heading, content, layout, false);
}

/** On a dark ground they could not be read. */
function withoutColours({ title, company, place, dates }: Layout['looks']): Layout['looks'] {
  const plain = ({ colour: _, ...look }: Look): Look => look;
  return { title: plain(title), company: plain(company), place: plain(place), dates: plain(dates) };
}

function underHeading(text: string, look: HeadingLook, content: Block[], layout: Layout, narrow: boolean): Block[] {
  if (look.place === 'above' || narrow) return [{ kind: 'heading', text, look }, ...content];
  const label = [line([piece(text, look.look)])];
  const rows = [{ label, value: content }];
  return [
    { kind: 'gap', points: look.above },
    { kind: 'table', rows, share: layout.marginShare, labelRight: false, bordered: layout.bordered },
  ];
}

function contentOf(section: Section, truth: Resume, parts: HeaderParts, narrow: boolean, setting: Setting): Block[] {
  const items: Partial<Record<Section, () => Block[]>> = {
    contact: () => parts.contact,
    summary: () => (truth.basics.summary === undefined ? [] : [running(truth.basics.summary)]),
    work: () => jobBlocks(truth.work, setting),
    volunteer: () => jobBlocks(truth.volunteer, setting),
    education: () => studyBlocks(truth.education, setting),
    projects: () => projectBlocks(truth.projects, setting),
    skills: () => skillBlocks(truth.skills, narrow, setting),
    languages: () => languageBlocks(truth.languages, setting),
    interests: () => interestBlocks(truth.interests, setting),
    references: () => referenceBlocks(truth.references),
    certificates: () =>
      itemBlocks(
        truth.certificates.map(({ name, issuer, date }) => ({ title: name, company: issuer, date })),
        narrow,
        setting,
      ),
    awards: () =>
      itemBlocks(
        truth.awards.map(({ title, awarder, date }) => ({ title, company: awarder, date })),
        narrow,
        setting,
      ),
    publications: () =>
      itemBlocks(
        truth.publications.map(({ name, publisher, releaseDate, authors }) => ({
          title: name,
          company: publisher,
          date: releaseDate,
          authors,
        })),
        narrow,
        setting,
        setting.layout.papers ?? undefined,
      ),
  };
  const empty = section !== 'summary' && section !== 'contact' && truth[section].length === 0;
  return empty ? [] : (items[section]?.() ?? []);
}
