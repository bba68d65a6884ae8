/** The plan of a page: what stands on it (its truth) in the order and form of its layout. */
import { headingOf } from '../headings.ts';
import { LABELS } from '../labels.ts';
import type { HeadingLook, Layout, Look, Section } from '../layout.ts';
import type { Language, Resume } from '../person.ts';
import { Random } from '../random.ts';
import { jobBlocks, projectBlocks, type Setting, settingOf, studyBlocks } from './entries.ts';
import { type HeaderParts, headerParts } from './header.ts';
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
  const main = layout.sections.flatMap((section) => sectionOf(section, false));
  return {
    title: truth.basics.name,
    language,
    header: top,
    main: [...inMain, ...main, ...(layout.closing ? closingBlocks(truth, setting) : [])],
    side: [...sideTop, ...contactSection, ...side],
    runningHeader: layout.running.header === 'name' ? truth.basics.name : '',
    runningFooter: footerOf(truth, parts, layout, language),
  };
}

const gapOf = (layout: Layout): Block => ({ kind: 'gap', points: layout.gap });

function topBlocks(parts: HeaderParts, layout: Layout, withContact: boolean): Block[] {
  if (!withContact) return parts.name;
  if (layout.header.contact === 'beside') {
    const rows = [{ label: parts.contact, value: parts.name }];
    return [{ kind: 'table', rows, share: 0.42, labelRight: true, bordered: false }];
  }
  return layout.header.contactPlace === 'above name'
    ? [...parts.contact, ...parts.name]
    : [...parts.name, ...parts.contact];
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

function footerOf(truth: Resume, parts: HeaderParts, layout: Layout, language: Language): string {
  const labels = LABELS[language];
  if (layout.header.contactPlace === 'footer') return parts.contactLine;
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
  const { layout, language, random } = setting;
  const heading = headingOf(section, layout.englishHeadings ? 'en' : language, layout.half, random);
  const looks = narrow && layout.side.dark ? withoutColours(layout.looks) : layout.looks;
  const style = { ...setting.style, narrow, looks };
  const content = contentOf(section, truth, parts, narrow, { ...setting, style });
  if (content.length === 0) return [];
  if (section === 'summary' && !layout.summaryHeading) return [gapOf(layout), ...content];
  const look = narrow ? layout.sideHeading : layout.heading;
  const breaks: Block[] = layout.breakBefore === section && !narrow ? [{ kind: 'page break' }] : [];
  return [...breaks, ...underHeading(`${heading}${look.colon ? ':' : ''}`, look, content, layout, narrow)];
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
        truth.publications.map(({ name, publisher, releaseDate }) => ({
          title: name,
          company: publisher,
          date: releaseDate,
        })),
        narrow,
        setting,
      ),
  };
  const empty = section !== 'summary' && section !== 'contact' && truth[section].length === 0;
  return empty ? [] : (items[section]?.() ?? []);
}
