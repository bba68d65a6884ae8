/** Type, colours and marks from which layouts choose. */
import type { HeadingStyle } from './archetypes.ts';
import type { HeadingLook, Layout, Look } from './layout.ts';
import type { Half } from './person.ts';
import type { Random } from './random.ts';

export const FAMILIES: readonly (readonly [string, number])[] = [
  ['Source Sans 3', 4],
  ['Source Serif 4', 3],
  ['Liberation Sans', 4],
  ['DejaVu Sans', 1],
  ['DejaVu Sans Condensed', 1.5],
  ['DejaVu Serif', 0.7],
  ['DejaVu Serif Condensed', 1],
  ['DejaVu Sans Mono', 0.3],
];

export const ACCENTS = [
  '#1d3557',
  '#2a6f97',
  '#9b2226',
  '#386641',
  '#5a189a',
  '#b5651d',
  '#333333',
  '#000000',
  '#0b7a75',
];
export const PALE = ['#eef2f5', '#f4f1ec', '#e8eef0', '#f0f0f0'];
export const DARK = ['#22313f', '#1d3557', '#3b3b3b', '#2f4f4f'];
export const SEPARATORS: readonly { separator: string; weight: number; half?: Half }[] = [
  { separator: ' | ', weight: 4 },
  { separator: ', ', weight: 4 },
  { separator: ' · ', weight: 2 },
  { separator: ' – ', weight: 3 },
  { separator: ' - ', weight: 3 },
  { separator: ' • ', weight: 1 },
  { separator: ' / ', weight: 1.5, half: 'unseen' },
  { separator: ' — ', weight: 1.5, half: 'unseen' },
  { separator: '   ', weight: 1, half: 'unseen' },
];
export const MARKS: readonly (readonly [string, number])[] = [
  ['drawn', 5],
  ['•', 6],
  ['–', 1.5],
  ['-', 1.5],
  ['▪', 0.7],
  ['*', 0.5],
  ['◦', 0.4],
  ['➤', 0.3],
  ['✓', 0.2],
  ['\uf0b7', 0.5],
  ['o', 0.3],
  ['○', 0.2],
  ['■', 0.3],
  ['►', 0.2],
  ['❖', 0.15],
  ['→', 0.2],
  ['·', 0.3],
  ['lines', 1.5],
  ['paragraph', 1.2],
];
const ICONS = ['★', '✎', '■', '●', '➤', '❖'];

export const HEADING_STYLES: readonly { style: HeadingStyle; weight: number; half?: Half }[] = [
  { style: 'ruled', weight: 4 },
  { style: 'ruled caps', weight: 4 },
  { style: 'small caps', weight: 1 },
  { style: 'spaced', weight: 1.5 },
  { style: 'plain bold', weight: 3 },
  { style: 'band', weight: 1 },
  { style: 'coloured', weight: 3 },
  { style: 'centred', weight: 1 },
  { style: 'beside', weight: 0.7 },
  { style: 'icon', weight: 0.5 },
  { style: 'underlined', weight: 0.7 },
  { style: 'double ruled', weight: 1.5, half: 'unseen' },
  { style: 'light', weight: 1.5, half: 'unseen' },
  { style: 'spaced wide', weight: 1.5, half: 'unseen' },
  { style: 'dark band', weight: 1, half: 'unseen' },
  { style: 'body size', weight: 1.5, half: 'unseen' },
];

export function headingLook(style: HeadingStyle, accent: string, pale: string, random: Random): HeadingLook {
  const plain: HeadingLook = {
    look: { bold: true, scale: random.pick([1.1, 1.2, 1.3, 1.4]) },
    align: 'left',
    rule: 'none',
    fill: null,
    place: 'above',
    icon: null,
    colon: random.chance(0.05),
    tint: null,
    typedApart: random.chance(0.03),
    above: random.int(6, 14),
  };
  const { look } = plain;
  const styles: Record<HeadingStyle, Partial<HeadingLook>> = {
    ruled: { rule: 'under' },
    'ruled caps': { rule: 'under', look: { ...look, caps: true } },
    'double ruled': { rule: 'both', look: { ...look, caps: random.chance(0.5) } },
    'small caps': { rule: random.pick(['none', 'under']), look: { smallCaps: true, scale: 1.3 } },
    spaced: { look: { caps: true, spaced: random.pick([0.08, 0.12, 0.15]), bold: random.chance(0.5), scale: 1.1 } },
    'spaced wide': { look: { caps: true, spaced: random.pick([0.25, 0.35]), scale: 1.05 } },
    'plain bold': {},
    band: { fill: pale },
    'dark band': { fill: accent, look: { ...look, colour: '#ffffff', scale: 1.1 } },
    coloured: { look: { ...look, colour: accent, caps: random.chance(0.4) }, rule: random.pick(['none', 'under']) },
    centred: {
      align: 'center',
      rule: random.pick(['none', 'under', 'both']),
      look: { ...look, caps: random.chance(0.6) },
    },
    beside: { rule: 'beside', look: { ...look, colour: accent } },
    icon: { icon: random.pick(ICONS), look: { ...look, colour: accent } },
    underlined: { rule: 'under', look: { bold: false, scale: 1.15, italic: random.chance(0.3) } },
    light: { look: { scale: 1.5, colour: accent } },
    'body size': { look: { bold: random.chance(0.5), caps: true, scale: 1 } },
  };
  return { ...plain, ...styles[style] };
}

/** How the parts of an entry's head stand out from each other. */
export function entryLooks(accent: string, random: Random): Layout['looks'] {
  const grey: Look = { colour: '#666666' };
  const strong: Look = random.weighted([
    [{ bold: true }, 7],
    [{ bold: true, colour: accent }, 2],
    [{ bold: true, scale: 1.1 }, 1],
    [{ caps: true, bold: true }, 0.7],
    [{ caps: true, scale: 0.95 }, 0.4],
    [{}, 1],
  ]);
  const second: Look = random.weighted([
    [{ italic: true }, 4],
    [{}, 4],
    [{ bold: true }, 1.5],
    [{ colour: accent }, 1],
    [{ smallCaps: true }, 0.3],
    [{ caps: true, scale: 0.9 }, 0.4],
  ]);
  const dates: Look = random.weighted([
    [{}, 5],
    [{ italic: true }, 2],
    [grey, 2],
    [{ bold: true }, 1],
    [{ scale: 0.9 }, 2],
    [{ ...grey, scale: 0.9, italic: true }, 1],
  ]);
  const titleFirst = random.chance(0.6);
  const place = random.weighted<Look>([
    [{}, 3],
    [{ italic: true }, 1],
    [grey, 1],
  ]);
  return { title: titleFirst ? strong : second, company: titleFirst ? second : strong, place, dates };
}
