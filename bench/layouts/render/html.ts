/** A page as HTML, for Chromium to print. */
import type { HeadingLook, Layout, Look } from '../layout.ts';
import { type Block, headingPieces, type Page, type Piece, type TextBlock } from '../plan/page.ts';
import { Random } from '../random.ts';
import { wornText } from './worn-text.ts';

export function htmlOf(page: Page, layout: Layout): string {
  const side = `<aside>${blocksOf(page.side, layout)}</aside>`;
  const main = `<main>${mainOf(page.main, layout)}</main>`;
  const body = layout.columns === 'one' ? main : `<div class="columns">${side}${main}</div>`;
  const header = page.header.length === 0 ? '' : `<header>${blocksOf(page.header, layout)}</header>`;
  const head = `<meta charset="utf-8"><title>${escaped(page.title)}</title><style>${cssOf(page, layout)}</style>`;
  return `<!doctype html><html lang="${page.language}">${head}<body>${header}${body}</body></html>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function cssOf(page: Page, layout: Layout): string {
  const { margins, side, accent } = layout;
  const order = layout.columns === 'right sidebar' || layout.columns === 'equal' ? 2 : 0;
  const band = layout.header.place === 'band' ? `background: ${accent}; color: white; padding: 10pt;` : '';
  const asideColour = side.fill === null ? '' : `background: ${side.fill}; padding: 6pt 8pt;`;
  return `
@page { size: ${layout.paper === 'a4' ? 'A4' : 'letter'}; margin: ${margins.y}mm ${margins.x}mm;
  ${marginBoxes('top', 'right', page.runningHeader)} ${marginBoxes('bottom', 'center', page.runningFooter)} }
body { margin: 0; font: ${layout.size}pt/${layout.leading} "${layout.family}", "DejaVu Sans", sans-serif; overflow-wrap: break-word;
  print-color-adjust: exact; }
p, ul { margin: 0 } ${layout.justify ? 'p.running, li { text-align: justify }' : ''}
header { margin-bottom: 8pt; ${band} }
.columns { display: flex; gap: 14pt; }
/* What has a higher index is written into the file later. */
main { flex: 1 1 0; order: 1; min-width: 0; position: relative; z-index: 1 }
section { position: relative }
.g { display: inline-block; width: 0.26em }
aside { flex: 0 0 ${side.share * 100}%; order: ${order}; box-sizing: border-box; font-size: ${side.scale}em; min-width: 0;
  position: relative; z-index: ${side.writtenFirst ? 0 : 2};
  text-align: ${side.align}; ${asideColour} ${side.dark ? 'color: white;' : ''} }
.row { display: flex; justify-content: space-between; gap: 12pt; } .row > :last-child { text-align: right; flex: 0 0 auto; max-width: 60% }
table { border-collapse: collapse; width: 100% } td { vertical-align: top; padding: 0 8pt 2pt 0 } td:last-child { padding-right: 0 }
table.bordered td { border: 0.5pt solid #999; padding: 3pt 5pt }
.keep { break-inside: avoid } .break { break-before: page }
.cells { display: flex; gap: 12pt } .cells > div { flex: 1 1 0; min-width: 0 }

.framed { gap: 0 } .framed > div { border: 0.5pt solid #999; padding: 3pt 5pt }
.chip { display: inline-block; border: 0.5pt solid ${accent}; border-radius: 3pt; padding: 0 4pt; margin: 1pt 4pt 1pt 0 }
.bar { height: 4pt; background: #ddd; margin-bottom: 3pt } .bar div { height: 100%; background: ${accent} }
.dots { display: flex; justify-content: space-between; gap: 6pt } .dots svg { flex: none; margin-top: 3pt }
${layout.flow === 'anywhere' ? '' : '.heading { break-after: avoid }'}
ul { padding-left: ${layout.bullets.indent + 12}pt } .mark { padding-left: ${layout.bullets.indent}pt }
.hanging { display: flex; gap: ${layout.bullets.gap}pt }`;
}

/** What a tab divides stands at both ends. */
function marginBoxes(edge: string, place: string, text: string): string {
  const [left = '', right] = text.split('\t');
  if (right === undefined) return marginBox(`${edge}-${place}`, text);
  return `${marginBox(`${edge}-left`, left)} ${marginBox(`${edge}-right`, right)}`;
}

function marginBox(name: string, text: string): string {
  if (text === '') return '';
  const parts = text.split(/(##?)/).map((part) => {
    if (part === '##') return 'counter(pages)';
    return part === '#' ? 'counter(page)' : `"${part.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `@${name} { content: ${parts.join(' ')}; font-size: 8pt; color: #555; }`;
}

/** Sections that are written into the file in another order than they stand in. */
function mainOf(blocks: readonly Block[], layout: Layout): string {
  if (layout.painting === 'reading order') return blocksOf(blocks, layout);
  const random = new Random(layout.seed);
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' ? [at] : []));
  const sections = [0, ...starts].map((start, at) => blocks.slice(start, starts[at] ?? blocks.length));
  return sections
    .map((section) => `<section style="z-index: ${random.int(1, 9)}">${blocksOf(section, layout)}</section>`)
    .join('');
}

function blocksOf(blocks: readonly Block[], layout: Layout): string {
  return blocks.map((block) => blockOf(block, layout)).join('\n');
}

function blockOf(block: Block, layout: Layout): string {
  switch (block.kind) {
    case 'text':
      return textOf(block, layout);
    case 'bullets':
      return bulletsOf(block.items, layout);
    case 'table': {
      const width = Math.round(block.share * 100);
      const rows = block.rows.map(({ label, value }) => {
        const first = `<td style="width: ${width}%">${blocksOf(label, layout)}</td>`;
        const second = `<td>${blocksOf(value, layout)}</td>`;
        return `<tr>${block.labelRight ? second + first : first + second}</tr>`;
      });
      return `<table${block.bordered ? ' class="bordered"' : ''}>${rows.join('')}</table>`;
    }
    case 'columns':
      return `<div class="cells${block.bordered ? ' framed' : ''}">${block.columns.map((column) => `<div>${blocksOf(column, layout)}</div>`).join('')}</div>`;
    case 'chips':
      return `<p>${block.items.map((item) => `<span class="chip">${written(item, layout)}</span>`).join(' ')}</p>`;
    case 'levels':
      return block.items.map((item) => levelOf(item, block.shape, layout)).join('');
    case 'heading':
      return headingOf(block.text, block.look, layout);
    case 'entry':
      return `<div${block.keep ? ' class="keep"' : ''}>${blocksOf(block.blocks, layout)}</div>`;
    case 'grid': {
      const width = (at: number) => (at === 0 ? ` style="width: ${Math.round(block.first * 100)}%"` : '');
      const rows = block.rows.map((row) => {
        const cells = row.map(({ text, look }, at) => `<td${width(at)}>${styled(written(text, layout), look)}</td>`);
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<table>${rows.join('')}</table>`;
    }
    case 'indent':
      return `<div style="padding-left: ${block.points}pt">${blocksOf(block.blocks, layout)}</div>`;
    case 'rule':
      return `<div style="border-bottom: 0.75pt solid ${block.colour}; margin: 2pt 0"></div>`;
    case 'photo':
      return '<div style="width: 62pt; height: 78pt; background: #d8d8d8"></div>';
    case 'gap':
      return `<div style="height: ${block.points}pt"></div>`;
    case 'page break':
      return '<div class="break"></div>';
  }
}

function textOf(block: TextBlock, layout: Layout): string {
  const left = piecesOf(block.left, layout);
  if (block.right.length > 0) {
    return `<div class="row"><span>${left}</span><span>${piecesOf(block.right, layout)}</span></div>`;
  }
  const align = block.align === 'left' ? '' : ` style="text-align: ${block.align}"`;
  return `<p${block.running ? ' class="running"' : ''}${align}>${left}</p>`;
}

function piecesOf(pieces: readonly Piece[], layout: Layout): string {
  return pieces.map(({ text, look }) => styled(written(text, layout), look)).join('');
}

function styled(html: string, look: Look | undefined): string {
  const style = look === undefined ? '' : styleOf(look);
  return style === '' ? html : `<span style="${style}">${html}</span>`;
}

function styleOf(look: Look): string {
  const parts = [
    look.bold ? 'font-weight: 700' : '',
    look.italic ? 'font-style: italic' : '',
    look.caps ? 'text-transform: uppercase' : '',
    look.smallCaps ? 'font-variant: small-caps' : '',
    look.spaced ? `letter-spacing: ${look.spaced}em` : '',
    look.colour ? `color: ${look.colour}` : '',
    look.scale ? `font-size: ${look.scale}em; line-height: 1.2` : '',
    look.family ? `font-family: '${look.family}'` : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

const SYLLABLES = /([aeiouyäöüéè][bcdfghjklmnprstvz])(?=[bcdfghjklmnprstvz][aeiouyäöüéè]\p{L}{2})/giu;

function written(text: string, layout: Layout): string {
  const html = escaped(wornText(text, layout.ligatures)).replaceAll('   ', ' &nbsp; ');
  const broken = layout.hyphenate ? html.replace(SYLLABLES, '$1&shy;') : html;
  return layout.blanks === 'gaps' ? broken.replaceAll(/ |&nbsp;/g, '<span class="g"></span>') : broken;
}

function bulletsOf(items: readonly string[], layout: Layout): string {
  const { mark, hanging } = layout.bullets;
  if (mark === 'drawn') return `<ul>${items.map((item) => `<li>${written(item, layout)}</li>`).join('')}</ul>`;
  return items
    .map((item) => {
      const text = written(item, layout);
      return hanging
        ? `<div class="mark hanging"><span>${mark}</span><p class="running">${text}</p></div>`
        : `<p class="mark running">${mark} ${text}</p>`;
    })
    .join('');
}

const MOST_LEVELS = 5;

function levelOf(item: { text: string; level: number }, shape: 'bars' | 'dots', layout: Layout): string {
  const text = written(item.text, layout);
  if (shape === 'bars') {
    return `<p>${text}</p><div class="bar"><div style="width: ${(item.level / MOST_LEVELS) * 100}%"></div></div>`;
  }
  const circles = Array.from({ length: MOST_LEVELS }, (_, at) => {
    const fill = at < item.level ? layout.accent : '#ccc';
    return `<circle cx="${5 + at * 10}" cy="5" r="4" fill="${fill}"/>`;
  });
  return `<div class="dots"><span>${text}</span><svg width="50" height="10">${circles.join('')}</svg></div>`;
}

function headingOf(text: string, look: HeadingLook, layout: Layout): string {
  const rule = `0.75pt solid ${look.look.colour ?? '#444'}`;
  const under = look.rule === 'under' || look.rule === 'both';
  const above = look.rule === 'above' || look.rule === 'both';
  const style = [
    `margin: ${look.above}pt 0 3pt`,
    `text-align: ${look.align}`,
    under ? `border-bottom: ${rule}` : '',
    above ? `border-top: ${rule}` : '',
    look.fill === null ? '' : `background: ${look.fill}; padding: 1pt 5pt`,
  ];
  const inside = piecesOf(headingPieces(text, look), { ...layout, hyphenate: false });
  const css = style.filter((part) => part !== '').join('; ');
  if (look.rule === 'bar') {
    const bar = `<span style="flex: 0 0 ${layout.marginShare * 100 - 2}%; height: 3.5pt; background: ${layout.accent}; margin: 0.5em 8pt 0 0"></span>`;
    return `<div class="heading" style="${css}; display: flex">${bar}<span>${inside}</span></div>`;
  }
  if (look.rule !== 'beside') return `<div class="heading" style="${css}">${inside}</div>`;
  const line = `<span style="flex: 1; border-bottom: ${rule}; margin: 0 0 0.35em 8pt"></span>`;
  return `<div class="heading" style="${css}; display: flex">${inside}${line}</div>`;
}
