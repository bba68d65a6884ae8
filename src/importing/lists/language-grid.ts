/** The grid of the European form: a row for each language, with a level for listening, reading, speaking and writing. */
import type { SourceLanguage } from '../json-resume/sections.ts';
import { type Line, withCells } from '../lines/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { splitList } from './split-list.ts';

const MOTHER_TONGUE = [
  'mother tongue(?:s|\\(s\\))?|native language(?:s|\\(s\\))?|muttersprache(?:n|\\(n\\))?|langue(?:s|\\(s\\))? maternelle(?:s|\\(s\\))?',
  'lengua(?:s|\\(s\\))? materna(?:s|\\(s\\))?|lingua(?:\\/e)? madre|madrelingua|língua(?:s|\\(s\\))? materna(?:s|\\(s\\))?|moedert(?:aal|alen|aal\\/talen)',
].join('|');
const NATIVE = new RegExp(`^(${MOTHER_TONGUE})\\s*:?\\s*(.*)$`, 'iu');
const OTHERS = [
  'other language(?:s|\\(s\\))?|weitere sprache(?:n|\\(n\\))?|autre(?:s|\\(s\\))? langue(?:s|\\(s\\))?|otro(?:s|\\(s\\))? idioma(?:s|\\(s\\))?',
  'otra(?:s|\\(s\\))? lengua(?:s|\\(s\\))?|altr[ae](?:\\/e|\\(e\\))? lingu[ae](?:\\/e|\\(e\\))?|outra(?:s|\\(s\\))? língua(?:s|\\(s\\))?|andere ta(?:al|len|al\\/talen|al\\(en\\))',
].join('|');
const OTHERS_LABEL = new RegExp(`^(?:${OTHERS})\\s*:?\\s*`, 'iu');
const LEVELS = /^(?:[ABC][12](?:[\s|/,]+|$)){3,6}$/i;
const LEVELLED = /^(\p{L}[\p{L}\s'’()-]{1,40}?)((?:[\s|/,]+[ABC][12]){3,6})$/iu;
/** What is self-assessed, as the form says it in the languages that we read. */
const ABILITIES = new Set(
  [
    'understanding speaking writing listening reading spoken production interaction',
    'verstehen sprechen schreiben hören lesen zusammenhängendes an gesprächen teilnehmen',
    "comprendre parler écrire écouter lire s'exprimer s’exprimer oralement en continu prendre part à une conversation",
    'compréhension expression orale écrite production de l’oral l’écrit',
    'comprender hablar escribir escritura comprensión auditiva lectura expresión oral escrita interacción producción',
    'comprensione parlato produzione scritta scritto ascolto lettura interazione orale espressione',
    'compreender falar escrever escrita compreensão oral leitura interação interacção produção expressão',
    'begrijpen spreken schrijven luisteren lezen gesproken productie interactie mondelinge',
  ].flatMap((words) => words.split(' ')),
);
/** What the levels mean, under the grid. */
const LEGEND =
  /\b(?:user|sprachverwendung|utilisateur|usuario|utente|utilizador|gebruiker)\b|\b(?:framework of reference|referenzrahmen|cadre européen|marco (?:común )?europeo|quadro (?:comune )?europeo|quadro europeu|referentiekader)\b/iu;
const LONGEST_LEGEND = 3;

const isHead = ({ text }: Line): boolean => {
  const rest = text.replace(OTHERS_LABEL, '');
  return (
    (rest !== text || rest.length > 0) &&
    rest
      .toLowerCase()
      .split(/[\s/]+/)
      .every((word) => word === '' || ABILITIES.has(word))
  );
};

/** A table may have its names in one cell and its levels in another. */
function joinRows(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (LEVELS.test(line.text) && before?.page === line.page && before.y === line.y) return [];
    const next = lines[index + 1];
    const isName = next && LEVELS.test(next.text) && next.page === line.page && next.y === line.y;
    return isName ? [withCells(line, [...line.cells, ...next.cells])] : [line];
  });
}

/** Without the rows that name what is assessed, and without what the levels mean: everybody's form has them. */
export function withoutGridHeads(sources: readonly Line[]): Line[] {
  const lines = joinRows(sources);
  const dropped = new Set<Line>();
  lines.forEach((line, index) => {
    if (!LEVELLED.test(line.text)) return;
    for (let at = index - 1; lines[at] && isHead(lines[at]!); at--) dropped.add(lines[at]!);
    for (const next of lines.slice(index + 1, index + 1 + LONGEST_LEGEND)) {
      if (!LEGEND.test(next.text)) break;
      dropped.add(next);
    }
  });
  return lines.filter((line) => !dropped.has(line));
}

export const isSpokenRow = ({ text }: Line): boolean => NATIVE.test(text) || LEVELLED.test(text);

/** The languages that stand in such rows, and the lines that do not. */
export function takeLanguageGrid(
  lines: readonly Line[],
  from: number,
  provenance: Provenance,
): { languages: SourceLanguage[]; rest: Line[] } {
  const languages: SourceLanguage[] = [];
  const rest: Line[] = [];
  const take = (line: Line, language: string, fluency: string): void => {
    provenance.note(`languages[${from + languages.length}]`, line, 0.95);
    languages.push({ language, fluency, extra: {} });
  };
  for (const line of lines) {
    const [, native, names] = NATIVE.exec(line.text) ?? [];
    const [, language, levels] = LEVELLED.exec(line.text) ?? [];
    if (names) for (const name of splitList(names)) take(line, name, native!.replace(/\(\p{L}+\)/gu, ''));
    else if (language) take(line, language.trim(), rangeOf(levels!));
    else rest.push(line);
  }
  return { languages, rest };
}

/** "B2", or "A2–B1" where not everything is done equally well. */
function rangeOf(text: string): string {
  const levels = text
    .toUpperCase()
    .match(/[ABC][12]/g)!
    .sort();
  const [least, most] = [levels[0]!, levels.at(-1)!];
  return least === most ? least : `${least}–${most}`;
}
