/** Skills, languages, certificates and the other short lists as blocks. */

import type { SkillForm } from '../layout.ts';
import type { Resume } from '../person.ts';
import { dateText } from '../words/dates.ts';
import { bulletBlocks, type Setting } from './entries.ts';
import { languageLevels } from './language-levels.ts';
import { type Block, line, piece, running, type TableRow } from './page.ts';
import { rowsOf } from './rows.ts';

const MOST_LEVELS = 5;
const NARROW_COLUMNS = 2;
const WIDE_COLUMNS = 3;
const LONG_FOR_A_NARROW_COLUMN = 12;

export function skillBlocks(skills: Resume['skills'], narrow: boolean, setting: Setting): Block[] {
  const groups = groupsOf(skills);
  const all = groups.flatMap((group) => group.keywords);
  if (all.length === 0) return [];
  const { random } = setting;
  const level = (): number => random.int(2, MOST_LEVELS);
  const forms: Record<SkillForm, () => Block[]> = {
    groups: () => groups.flatMap((group) => labelledGroup(group)),
    'group lines': () => groups.flatMap((group) => groupUnderName(group)),
    'group table': () => groupTable(groups, setting, narrow),
    slashes: () => [running(all.join(' / '))],
    commas: () => [running(all.join(', '))],
    list: () => bulletBlocks(all, setting.layout),
    columns: () => [inColumns(all, columnCount(all, narrow))],
    chips: () => [{ kind: 'chips', items: all }],
    bars: () => [{ kind: 'levels', items: all.map((text) => ({ text, level: level() })), shape: 'bars' }],
    dots: () => [{ kind: 'levels', items: all.map((text) => ({ text, level: level() })), shape: 'dots' }],
  };
  return forms[setting.layout.skills]();
}

type Group = Resume['skills'][number];

/** Skills that stand alone become one group without a name. */
function groupsOf(skills: readonly Group[]): Group[] {
  const alone = skills.filter((group) => group.keywords.length === 0).map((group) => group.name ?? '');
  const groups = skills.filter((group) => group.keywords.length > 0);
  return alone.length === 0 ? groups : [...groups, { keywords: alone }];
}

function labelledGroup({ name, keywords }: Group): Block[] {
  const label = name === undefined ? [] : [piece(`${name}: `, { bold: true })];
  return [{ ...line([...label, piece(keywords.join(', '))]), running: true }];
}

function groupUnderName({ name, keywords }: Group): Block[] {
  const label = name === undefined ? [] : [line([piece(name, { bold: true })])];
  return [...label, running(keywords.join(' · '))];
}

function groupTable(skills: Resume['skills'], { layout }: Setting, narrow: boolean): Block[] {
  if (narrow || skills.some((group) => group.name === undefined)) return skills.flatMap(groupUnderName);
  const rows = skills.map(({ name, keywords }): TableRow => {
    return { label: [line([piece(name!, { bold: true })])], value: [running(keywords.join(', '))] };
  });
  return [
    { kind: 'table', rows, share: Math.max(layout.marginShare, 0.25), labelRight: false, bordered: layout.bordered },
  ];
}

function columnCount(texts: readonly string[], narrow: boolean): number {
  if (!narrow) return WIDE_COLUMNS;
  return texts.some((text) => text.length > LONG_FOR_A_NARROW_COLUMN) ? 1 : NARROW_COLUMNS;
}

function inColumns(texts: readonly string[], count: number): Block {
  const height = Math.ceil(texts.length / count);
  const columns = Array.from({ length: Math.min(count, texts.length) }, (_, at) =>
    texts.slice(at * height, (at + 1) * height).map((text) => line([piece(text)])),
  );
  return { kind: 'columns', columns: columns.filter((column) => column.length > 0) };
}

export function languageBlocks(languages: Resume['languages'], setting: Setting): Block[] {
  const form = setting.layout.languages;
  if (form === 'dots') {
    const items = languages.map(({ language, fluency }) => ({
      text: fluency === undefined ? language : `${language} (${fluency})`,
      level: setting.random.int(2, MOST_LEVELS),
    }));
    return [{ kind: 'levels', items, shape: 'dots' }];
  }
  if (form === 'grid' || form === 'abilities') return languageLevels(languages, setting);
  if (form === 'columns') {
    return languages.map(({ language, fluency }) => line([piece(language)], fluency ? [piece(fluency)] : []));
  }
  const written = languages.map(({ language, fluency }) => {
    if (fluency === undefined) return language;
    if (form === 'brackets') return `${language} (${fluency})`;
    return form === 'dash' ? `${language} – ${fluency}` : `${language}: ${fluency}`;
  });
  if (form === 'brackets') return [running(written.join(', '))];
  return written.map((text) => line([piece(text)]));
}

export interface Item {
  title: string;
  company?: string;
  date?: string;
  authors?: string[];
}

export function itemBlocks(
  items: readonly Item[],
  narrow: boolean,
  setting: Setting,
  form = setting.layout.item,
): Block[] {
  const { layout, language, style } = setting;
  const plain = { ...style, looks: { ...style.looks, title: narrow ? {} : style.looks.title } };
  const rows = items.map(({ title, company, date, authors }) => {
    const dates = date === undefined ? '' : dateText(date, layout.dates, language);
    const fields = { title, company, dates, authors: authors?.join(', ') };
    return {
      label: rowsOf(form.margin ?? [], fields, plain),
      value: rowsOf(form.margin && narrow ? [...form.margin, ...form.rows] : form.rows, fields, plain),
    };
  });
  if (form.margin === undefined || narrow) return rows.flatMap((row) => row.value);
  return [{ kind: 'table', rows, share: layout.marginShare, labelRight: false, bordered: layout.bordered }];
}

export function interestBlocks(interests: Resume['interests'], setting: Setting): Block[] {
  const names = interests.map(({ name }) => name);
  return setting.random.chance(0.6) ? [running(names.join(', '))] : bulletBlocks(names, setting.layout);
}

export function referenceBlocks(references: Resume['references']): Block[] {
  return references.flatMap(({ name, reference }) => [
    line([piece(name, { bold: true })]),
    ...(reference === undefined ? [] : [running(reference, { italic: true })]),
  ]);
}
