/** Languages as the European form has them: each ability with its level. */

import type { Resume } from '../person.ts';
import { EUROPASS, type Europass } from '../words/europass.ts';
import type { Setting } from './entries.ts';
import { type Block, line, type Piece, piece } from './page.ts';

type Languages = Resume['languages'];

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const FIRST_SHARE = 0.2;

export function languageLevels(languages: Languages, setting: Setting): Block[] {
  const words = EUROPASS[setting.language];
  const [mother, ...others] = languages;
  if (mother === undefined) return [];
  const first = line([piece(`${words.mother}: `), piece(mother.language, { bold: true })]);
  if (others.length === 0) return [first];
  const levels = setting.layout.languages === 'grid' ? gridOf(others, words, setting) : linesOf(others, words, setting);
  return [
    first,
    line([piece(`${words.others}:`)]),
    ...levels,
    line([piece(words.levels, { italic: true, scale: 0.85 })]),
  ];
}

function gridOf(others: Languages, words: Europass, setting: Setting): Block[] {
  const rows = [
    ...gridHeads(words),
    ...others.map((one) => [piece(one.language, { bold: true, caps: true }), ...levelsOf(one, setting)]),
  ];
  return [{ kind: 'grid', rows, first: FIRST_SHARE }];
}

/** Two rows above the levels, the first cell of each empty. */
export function gridHeads(words: Europass): Piece[][] {
  const [understanding, speaking, writing] = words.groups;
  const [listening, reading, production, interaction] = words.abilities;
  const heads = [
    ['', understanding, '', speaking, '', writing],
    ['', listening, reading, production, interaction, ''],
  ];
  return heads.map((cells, at) => cells.map((text) => piece(text, { scale: 0.85, caps: at === 0 })));
}

function linesOf(others: Languages, words: Europass, setting: Setting): Block[] {
  const [listening, reading, production, interaction, writing] = words.abilities;
  const labels = [listening, reading, production, interaction, writing];
  return others.flatMap((one) => {
    const levels = levelsOf(one, setting);
    const told = (at: number): Piece[] => [
      piece(`${labels[at]} `, { caps: true, scale: 0.85 }),
      { ...levels[at]!, text: `${levels[at]!.text}  ` },
    ];
    return [line([piece(one.language, { bold: true })]), line([0, 1, 4].flatMap(told)), line([2, 3].flatMap(told))];
  });
}

/** Most abilities have the language's level, one may be a step below or above. */
export function levelsOf({ fluency }: Languages[number], { random }: Setting): Piece[] {
  const level = LEVELS.indexOf(fluency ?? '');
  const odd = random.int(0, 9);
  return Array.from({ length: 5 }, (_, at) => {
    const own = LEVELS[level + (at === odd ? random.pick([-1, 1]) : 0)] ?? LEVELS[level]!;
    return piece(own, { bold: true });
  });
}
