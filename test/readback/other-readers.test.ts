/** Our pages are also read by programs that know less than the importer: `bench/readers.ts` asks more of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PrintedPage, printPage, sourcesIn } from '../../bench/support/readers/pages.ts';
import { shareOfText } from '../../bench/support/readers/score.ts';
import { type Item, itemsOf, RULE_READERS } from '../../bench/support/readers/texts.ts';
import { TEMPLATES, type Template } from '../../src/base/documents/template.ts';
import { readBack } from '../../src/importing/pdf/read-back.ts';
import { drawingOperators, withPdf } from '../../src/importing/pdf/runs/pdf-js.ts';

const sources = new Map(sourcesIn([]).map((source) => [source.called, source]));
const pageOf = (called: string, template: Template): Promise<PrintedPage> => printPage(sources.get(called)!, template);

for (const template of TEMPLATES) {
  test(`simple rules read every field and every word of the ${template} template`, async () => {
    for (const called of ['nurse', 'French chef']) {
      const page = await pageOf(called, template);
      for (const { name, hasLines, read } of RULE_READERS) {
        const shares = shareOfText(await read(page.pdf), page, hasLines);
        for (const [field, share] of Object.entries(shares)) {
          assert.equal(share.read, share.of, `${field} of ${called}, ${name}`);
        }
      }
    }
  });

  test(`no run of the ${template} template is of blanks only, in any script`, async () => {
    for (const called of ['nurse', 'French chef', 'Japanese designer', 'Arabic accountant', 'Hebrew lawyer']) {
      const runs = await runsOf((await pageOf(called, template)).pdf);
      const blank = runs.flatMap((run, at) => (run.trim() === '' ? [`after “${runs[at - 1]}”`] : []));
      assert.ok(runs.length > 20, `${runs.length} runs`);
      assert.deepEqual(blank, [], called);
    }
  });

  test(`separators of the ${template} template are further from their neighbours than a letter is wide`, async () => {
    const items = (await itemsOf((await pageOf('nurse', template)).pdf)).flat().filter(({ str }) => str.trim() !== '');
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
    const letter = sum(items.map(({ width }) => width)) / sum(items.map(({ str }) => str.length));
    const gaps = items.flatMap(({ str }, at) =>
      str === '·' ? [gapBetween(items[at - 1]!, items[at]!), gapBetween(items[at]!, items[at + 1]!)] : [],
    );
    assert.ok(gaps.length > 10 && Math.min(...gaps) > letter, `${Math.min(...gaps)} beside letters of ${letter}`);
  });

  test(`every job of the ${template} template stands apart from the one before it`, async () => {
    for (const called of ['nurse', 'banker', 'carpenter']) {
      const { pdf, work } = await pageOf(called, template);
      const [{ lines }] = (await readBack(pdf)) as [Awaited<ReturnType<typeof readBack>>[number]];
      const gapAbove = (at: number): number => Math.round(lines[at]!.y - lines[at - 1]!.y);
      const bullets = lines.flatMap((line, at) => (line.text.startsWith('•') ? [gapAbove(at)] : []));
      for (const { organisation, title } of work.slice(1)) {
        const at = lines.findIndex((line) => line.text.split(' · ')[0] === (organisation ?? title));
        assert.ok(gapAbove(at) > 1.4 * Math.min(...bullets), `${lines[at]!.text}: ${gapAbove(at)} after ${bullets}`);
      }
    }
  });
}

function gapBetween(left: Item, right: Item): number {
  return right.transform[4]! - left.transform[4]! - left.width;
}

/** The texts that are drawn at once. */
async function runsOf(pdf: Uint8Array): Promise<string[]> {
  const { showText } = await drawingOperators();
  return withPdf(pdf, async (document) => {
    const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
    return fnArray.flatMap((operator, at) => (operator === showText ? [textOf(argsArray[at][0])] : []));
  });
}

/** Numbers among the glyphs move those that follow. */
function textOf(glyphs: readonly ({ unicode: string } | number | null)[]): string {
  return glyphs.map((glyph) => (typeof glyph === 'object' && glyph !== null ? glyph.unicode : '')).join('');
}
