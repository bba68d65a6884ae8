/** Jobs, studies and projects as blocks. */

import type { EntryForm } from '../forms.ts';
import type { Layout } from '../layout.ts';
import type { Job, Language, Note, Project, Study } from '../person.ts';
import type { Random } from '../random.ts';
import { printsPlace } from '../truth.ts';
import { spanEnds, spanText } from '../words/dates.ts';
import { EUROPASS } from '../words/europass.ts';
import { LABELS, type Labels } from '../words/labels.ts';
import { aligned, type Block, line, piece, running, type TableRow, type TextBlock } from './page.ts';
import { type Fields, lookOf, type RowStyle, rowOf, rowsOf } from './rows.ts';

export interface Setting {
  layout: Layout;
  language: Language;
  labels: Labels;
  style: RowStyle;
  random: Random;
}

export function settingOf(layout: Layout, language: Language, random: Random): Setting {
  const labels =
    layout.wording === 'europass' ? { ...LABELS[language], ...EUROPASS[language].labels } : LABELS[language];
  const { at, inPlace } = labels;
  const style = { separator: layout.separator, at, inPlace, looks: layout.looks, narrow: false };
  return { layout, language, labels, style, random };
}

interface Entry {
  fields: Fields;
  body: Block[];
}

export function jobBlocks(jobs: readonly Job[], setting: Setting): Block[] {
  const { layout } = setting;
  if (layout.group !== null) return groupedBlocks(jobs, setting);
  const labels = jobLabels(setting);
  return entryBlocks(
    jobs.map((job) => jobEntry(job, setting)),
    layout.entry,
    labels,
    setting,
  );
}

function jobLabels({ labels }: Setting): Record<string, string> {
  return { dates: labels.dates, title: labels.title, company: labels.company, place: labels.place, body: labels.tasks };
}

function jobEntry(job: Job, setting: Setting): Entry {
  const dates = spanText(job.startDate, job.endDate, setting.layout.dates, setting.language);
  const ends = spanEnds(job.startDate, job.endDate, setting.layout.dates, setting.language);
  const fields = { title: job.position, company: job.name, place: job.location, dates, ...ends };
  return { fields, body: jobBody(job, setting) };
}

function jobBody(job: Job, setting: Setting): Block[] {
  const { layout, labels, random } = setting;
  const technologies = job.technologies?.length ? [technologyLine(job.technologies, setting)] : [];
  const street = layout.entryAddress ? [line([piece(streetOf(labels, random), { scale: 0.95 })])] : [];
  const url = job.url === undefined ? [] : [line([piece(job.url, { scale: 0.95 })])];
  return [
    ...factBlocks(placeFacts(job, setting), job.notes, setting),
    ...street,
    ...url,
    ...(layout.technologies === 'head' ? technologies : []),
    ...(job.summary === undefined ? [] : [running(job.summary)]),
    ...(layout.bulletLead && job.highlights.length > 0 ? [line([piece(`${labels.tasks}:`, { italic: true })])] : []),
    ...bulletBlocks(job.highlights, layout),
    ...(layout.technologies === 'foot' ? technologies : []),
  ];
}

type Fact = [label: string, text: string];

/** The country alone where the place names one. */
function placeFacts({ location }: Job | Study, { layout, labels }: Setting): Fact[] {
  if (!layout.facts.place || location === undefined) return [];
  const [, city, country] = /^([^,(]+), (\p{L}{4}[^,(]*)$/u.exec(location) ?? [];
  if (city === undefined || country === undefined) return [[labels.place, location]];
  return [
    [labels.place, city],
    [labels.country, country],
  ];
}

function factBlocks(facts: readonly Fact[], notes: readonly Note[] | undefined, { layout, labels }: Setting): Block[] {
  const all = [...facts, ...(notes ?? []).map(({ kind, text }): Fact => [labels.notes[kind], text])];
  if (all.length === 0) return [];
  const bold = layout.facts.form === 'row';
  const written = all.map(([label, text]) => [piece(`${label}: `, { bold }), piece(text)]);
  if (!bold) return written.map((pieces) => line(pieces));
  return [line(written.flatMap((pieces, at) => (at === 0 ? pieces : [piece(' | '), ...pieces])))];
}

function technologyLine(technologies: readonly string[], { layout, labels, random }: Setting): Block {
  const label = layout.technologyLabel ? [piece(`${random.pick(labels.technologies)}: `, { bold: true })] : [];
  return { ...line([...label, piece(technologies.join(', '), { italic: !layout.technologyLabel })]), running: true };
}

function streetOf(labels: Labels, random: Random): string {
  const number = random.int(1, 180);
  const street = random.pick(labels.streets);
  return random.chance(0.5) ? `${street} ${number}` : `${number} ${street}`;
}

export function bulletBlocks(texts: readonly string[], layout: Layout): Block[] {
  if (texts.length === 0) return [];
  if (layout.bullets.mark === 'lines' || layout.bullets.mark === 'paragraph') return texts.map((text) => running(text));
  return [{ kind: 'bullets', items: [...texts] }];
}

function entryBlocks(
  entries: readonly Entry[],
  form: EntryForm,
  labels: Record<string, string>,
  setting: Setting,
): Block[] {
  const { narrow } = setting.style;
  if (narrow && (form.margin || form.labelled)) return entryBlocks(entries, withoutColumns(form), labels, setting);
  if (form.margin !== undefined) return [marginTable(entries, { ...form, margin: form.margin }, setting)];
  return entries.flatMap((entry) => {
    const blocks = form.labelled ? labelledEntry(entry, form, labels, setting) : plainEntry(entry, form, setting);
    return [{ kind: 'entry', blocks, keep: keeps(setting) } satisfies Block, gap(setting)];
  });
}

/** The same rows where there is no room for two columns. */
function withoutColumns({ dates, margin = [], rows, labelled }: EntryForm): EntryForm {
  return { dates, rows: labelled ? rows.map((name) => `{${name}}`) : [...margin, ...rows] };
}

const keeps = ({ layout }: Setting): boolean => layout.flow === 'keep entries';
const gap = ({ layout }: Setting): Block => ({ kind: 'gap', points: layout.gap });

function plainEntry(entry: Entry, form: EntryForm, setting: Setting): Block[] {
  const { style, layout } = setting;
  if (form.cells !== undefined && !style.narrow) {
    const cells = form.cells.map((rows) => rowsOf(rows, entry.fields, style));
    const head: Block = { kind: 'columns', columns: cells, bordered: layout.bordered };
    return [head, ...(layout.bordered ? [boxed(entry.body)] : entry.body)];
  }
  return [...rowsOf(form.rows, entry.fields, style), ...entry.body];
}

/** One cell over the whole width, as merged cells are. */
function boxed(body: Block[]): Block {
  return { kind: 'columns', columns: [body], bordered: true };
}

function marginTable(entries: readonly Entry[], form: EntryForm & { margin: string[] }, setting: Setting): Block {
  const { layout, style } = setting;
  const rows = entries.map((entry): TableRow => {
    const value = [...rowsOf(form.rows, entry.fields, style), ...entry.body, gap(setting)];
    const label = rowsOf(form.margin, entry.fields, style).map((row) => aligned(row, layout.labels));
    return { label, value };
  });
  const labelRight = form.dates === 'right margin';
  return { kind: 'table', rows, share: layout.marginShare, labelRight, bordered: layout.bordered };
}

function labelledEntry(
  { fields, body }: Entry,
  form: EntryForm,
  labels: Record<string, string>,
  { layout, style }: Setting,
): Block[] {
  const named = form.rows.filter((name) => fields[name as keyof Fields]);
  const value = (name: string) => piece(fields[name as keyof Fields]!, lookOf(name as keyof Fields, style));
  if (form.labelled === 'lines') {
    return [...named.map((name) => line([piece(`${labels[name]}: `), value(name)])), ...body];
  }
  const rows = named.map(
    (name): TableRow => ({ label: [line([piece(`${labels[name]}:`)])], value: [line([value(name)])] }),
  );
  if (body.length > 0) rows.push({ label: [line([piece(`${labels.body}:`)])], value: body });
  return [{ kind: 'table', rows, share: layout.marginShare, labelRight: false, bordered: layout.bordered }];
}

function groupedBlocks(jobs: readonly Job[], setting: Setting): Block[] {
  const { layout, style } = setting;
  const form = layout.group!;
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const goesOn = first !== undefined && first.name === job.name && first.location === job.location;
    if (goesOn && job.name !== undefined) last!.push(job);
    else groups.push([job]);
  }
  return groups.flatMap((roles) => {
    const [first] = roles;
    const dates = form.total && roles.length > 1 ? totalSpan(roles, setting) : '';
    const head = rowOf(form.company, { company: first!.name, place: first!.location, dates }, style);
    const blocks = roles.flatMap((job) => {
      const entry = jobEntry(job, setting);
      const rows = rowsOf([form.role], entry.fields, style);
      if (form.roles === undefined) return [...rows, ...entry.body];
      return roleBlocks(rows, entry.body, form.roles === 'in a bullet', setting);
    });
    return [{ kind: 'entry', blocks: [...(head ? [head] : []), ...blocks], keep: false } satisfies Block, gap(setting)];
  });
}

/** A role as a bullet: its own bullets stand further in. */
function roleBlocks(rows: readonly TextBlock[], body: Block[], runsOn: boolean, { layout }: Setting): Block[] {
  const [role, ...more] = rows;
  if (role === undefined) return body;
  const { mark } = layout.bullets;
  const sign = ['drawn', 'lines', 'paragraph'].includes(mark) ? '•' : mark;
  const marked = { ...role, left: [piece(`${sign} `), ...role.left] };
  const [first, ...rest] = body;
  const points = layout.bullets.indent + ROLE_INDENT;
  if (!runsOn || first?.kind !== 'text' || !first.running || first.right.length > 0 || marked.right.length > 0) {
    return [marked, { kind: 'indent', blocks: [...more, ...body], points }];
  }
  const joined: Block = { ...marked, left: [...marked.left, piece(': '), ...first.left], running: true };
  return [joined, { kind: 'indent', blocks: [...more, ...rest], points }];
}

const ROLE_INDENT = 12;

function totalSpan(roles: readonly Job[], { layout, language }: Setting): string {
  const starts = roles.map((job) => job.startDate).filter((date) => date !== undefined);
  if (starts.length < roles.length) return '';
  const ends = roles.map((job) => job.endDate);
  const end = ends.includes(undefined) ? undefined : (ends as string[]).toSorted().at(-1);
  return spanText(starts.toSorted()[0], end, layout.dates, language);
}

export function studyBlocks(studies: readonly Study[], setting: Setting): Block[] {
  const { layout, labels, language } = setting;
  const form = layout.education;
  const names = { dates: labels.dates, title: labels.degree, company: labels.school, place: labels.place, body: '' };
  const entries = studies.map((study): Entry => {
    const inRows = [...form.rows, ...(form.margin ?? [])].some((row) => row.includes('score'));
    const score = study.score === undefined ? undefined : `${labels.score}: ${study.score}`;
    const place = printsPlace(form) ? study.location : undefined;
    const dates = spanText(study.startDate, study.endDate, layout.dates, language);
    const ends = spanEnds(study.startDate, study.endDate, layout.dates, language);
    const { title, more } = degreeOf(study, setting);
    const inFacts = layout.facts.form === 'row' && study.score !== undefined && !inRows;
    const facts = [...placeFacts(study, setting), ...areaFacts(study, setting)];
    if (inFacts) facts.push([labels.score, study.score!]);
    const body = [
      ...factBlocks(facts, study.notes, setting),
      ...more,
      ...(score === undefined || inRows || inFacts ? [] : [line([piece(score)])]),
      ...courseBlocks(study, setting),
      ...bulletBlocks(study.highlights, layout),
    ];
    const inTable = form.labelled === 'table' ? study.score : score;
    const shown = inRows ? inTable : undefined;
    return { fields: { title, company: study.institution, place, dates, ...ends, score: shown }, body };
  });
  return entryBlocks(entries, form, { ...names, score: labels.score, body: labels.courses }, setting);
}

/** In a table the label stands beside them. */
function courseBlocks({ courses }: Study, { layout, labels }: Setting): Block[] {
  if (courses.length === 0) return [];
  const label = layout.education.labelled === 'table' ? '' : `${labels.courses}: `;
  return [running(`${label}${courses.join(', ')}`)];
}

function areaFacts({ studyType, area }: Study, { layout, labels }: Setting): Fact[] {
  const isFact = layout.degreeJoin === 'labelled' && studyType !== undefined && area !== undefined;
  return isFact ? [[labels.area, area]] : [];
}

function degreeOf({ studyType, area }: Study, { layout, labels }: Setting): { title?: string; more: Block[] } {
  if (studyType === undefined || area === undefined) return { title: studyType ?? area, more: [] };
  const join = layout.degreeJoin;
  if (join === 'labelled') return { title: studyType, more: [] };
  if (join === 'rows') return { title: studyType, more: [line([piece(area, { italic: true })])] };
  if (join === 'in') return { title: `${studyType} ${labels.in} ${area}`, more: [] };
  return { title: `${studyType}${join}${area}${join === ' (' ? ')' : ''}`, more: [] };
}

export function projectBlocks(projects: readonly Project[], setting: Setting): Block[] {
  const { layout, language } = setting;
  const entries = projects.map((project): Entry => {
    const dates = spanText(project.startDate, project.endDate, layout.dates, language);
    const url = project.url === undefined ? [] : [line([piece(project.url, { scale: 0.95 })])];
    const keywords = project.keywords.length === 0 ? [] : [technologyLine(project.keywords, setting)];
    const text = project.description === undefined ? [] : [running(project.description)];
    const bullets = bulletBlocks(project.highlights, layout);
    return { fields: { title: project.name, dates }, body: [...url, ...text, ...bullets, ...keywords] };
  });
  const inMargin = layout.entry.margin?.includes('{dates}') === true;
  const form: EntryForm = inMargin
    ? { dates: 'margin', margin: ['{dates}'], rows: ['{title}'] }
    : { dates: 'right', rows: ['{title} > {dates}'] };
  return entryBlocks(entries, form, {}, setting);
}
