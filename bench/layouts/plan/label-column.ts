/** The page of a form whose headings, labels and dates all stand in one column at the left, as the European CV before 2020. */

import type { Look, Section } from '../layout.ts';
import type { OtherKind, Resume } from '../person.ts';
import { EUROPASS } from '../words/europass.ts';
import type { Setting } from './entries.ts';
import type { HeaderParts } from './header.ts';
import { gridHeads, levelsOf } from './language-levels.ts';
import { aligned, type Block, line, piece, running, type TableRow } from './page.ts';

/** Rows of "Personal skills", whose labels are headings of their own elsewhere. */
const PERSONAL: readonly OtherKind[] = ['communication', 'organisation', 'leadership', 'driving'];

export function labelColumn(
  truth: Resume,
  parts: HeaderParts,
  setting: Setting,
  contentOf: (section: Section) => Block[],
): Block[] {
  const { headings } = EUROPASS[setting.language];
  const { sections } = setting.layout;
  const plain = sections.filter((section) => section !== 'skills' && section !== 'languages');
  const rest = truth.other.filter(({ kind }) => !PERSONAL.includes(kind));
  return [
    ...underLabel(headings.personal!, toRows([...parts.name, ...parts.contact, ...parts.label]), setting),
    ...plain.flatMap((section) => underLabel(headings[section as 'work'] ?? '', toRows(contentOf(section)), setting)),
    ...underLabel(headings['personal skills']!, personalSkills(truth, contentOf, setting), setting),
    ...rest.flatMap(({ kind, lines }) => {
      return underLabel(headings[kind] ?? '', toRows(lines.map((text) => running(text))), setting);
    }),
  ];
}

/** The heading in the left column, with a line at its right; nothing where there is no content. */
function underLabel(text: string, content: readonly TableRow[], { layout }: Setting): Block[] {
  if (content.length === 0) return [];
  const look: Look = { bold: true, caps: true, colour: layout.accent, scale: 0.95 };
  const heading: TableRow = {
    label: [line([piece(text, look)])],
    value: [{ kind: 'rule', colour: layout.accent }],
  };
  const rows = [heading, ...content].map(({ label, value }) => ({
    label: label.map((one) => aligned(one, layout.labels)),
    value,
  }));
  return [
    { kind: 'gap', points: layout.heading.above },
    { kind: 'table', rows, share: layout.marginShare, labelRight: false, bordered: false },
  ];
}

/** Rows of tables as they are, anything else beside an empty label. */
function toRows(blocks: readonly Block[]): TableRow[] {
  const rows: TableRow[] = [];
  let open: Block[] | null = null;
  for (const block of blocks.flatMap((one) => (one.kind === 'entry' ? one.blocks : [one]))) {
    if (block.kind === 'table') {
      rows.push(...block.rows);
      open = null;
      continue;
    }
    if (open === null) {
      open = [];
      rows.push({ label: [], value: open });
    }
    open.push(block);
  }
  return rows;
}

function personalSkills(truth: Resume, contentOf: (section: Section) => Block[], setting: Setting): TableRow[] {
  const { headings, skillRows } = EUROPASS[setting.language];
  const skills = contentOf('skills');
  const label = setting.random.pick([skillRows.job, skillRows.digital]);
  return [
    ...(setting.layout.sections.includes('languages') ? languageRows(truth.languages, setting) : []),
    ...truth.other
      .filter(({ kind }) => PERSONAL.includes(kind))
      .map(({ kind, lines }): TableRow => {
        return { label: [line([piece(headings[kind] ?? '')])], value: lines.map((text) => running(text)) };
      }),
    ...(skills.length === 0 ? [] : [{ label: [line([piece(label)])], value: skills }]),
  ];
}

/** The names of the languages stand in the label column, their levels beside them. */
function languageRows([mother, ...others]: Resume['languages'], setting: Setting): TableRow[] {
  if (mother === undefined) return [];
  const words = EUROPASS[setting.language];
  const first: TableRow = {
    label: [line([piece(words.mother)])],
    value: [line([piece(mother.language, { bold: true })])],
  };
  if (others.length === 0) return [first];
  const heads = gridHeads(words).map((row) => row.slice(1));
  return [
    first,
    { label: [line([piece(words.others)])], value: [{ kind: 'grid', rows: heads, first: 1 / 5 }] },
    ...others.map((one): TableRow => {
      const levels: Block = { kind: 'grid', rows: [levelsOf(one, setting)], first: 1 / 5 };
      return { label: [line([piece(one.language)])], value: [levels] };
    }),
    { label: [], value: [line([piece(words.levels, { italic: true, scale: 0.85 })])] },
  ];
}
