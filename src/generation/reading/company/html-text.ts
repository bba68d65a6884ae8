/** The visible text of an HTML page, by one pass over its tags. Scripts, styles and hidden elements are left out. */

const MAX_CHARACTERS = 400_000;
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'head',
  'title',
  'select',
  'textarea',
  'nav',
  'footer',
  'form',
  'button',
  'dialog',
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const BREAKING = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'tr',
  'section',
  'article',
  'header',
  'main',
  'aside',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'td',
  'th',
  'dt',
  'dd',
]);
const HIDDEN =
  /\shidden(?:[\s=/>]|$)|aria-hidden\s*=\s*["']?true|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:[;"'\s]|\.0)|font-size\s*:\s*(?:0|1px)(?![.\d])|(?<![-\w])color\s*:\s*(?:#fff(?:fff)?\b|white\b|transparent|rgba?\(\s*255\s*,\s*255\s*,\s*255|rgba\([^()]*,\s*0(?:\.0+)?\s*\))|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}|clip\s*:\s*rect\(0|(?<![-\w])(?:max-)?(?:height|width)\s*:\s*0(?![.\d])/i;
const COOKIE_BANNER = /(?:id|class)\s*=\s*["'][^"']*(?:cookie|consent|gdpr|sr-only|visually-hidden|screen-reader)/i;
/** A mark on these is about the whole page, not about a banner. */
const WHOLE_PAGE = new Set(['html', 'body', 'main']);
/** Only a whole name is followed by attributes: a name that could end anywhere would be tried at every length. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<![a-zA-Z][^<>]*>|<(\/?)([a-zA-Z][\w:-]*)(?![\w:-])((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;

export function plainText(html: string): string {
  const source = html.slice(0, MAX_CHARACTERS);
  const out: string[] = [];
  const silence = new Silence();
  let from = 0;
  TAG.lastIndex = 0;
  for (const match of source.matchAll(TAG)) {
    if (silence.isOver) out.push(decodeEntities(source.slice(from, match.index)));
    from = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (BREAKING.has(name) && silence.isOver) out.push('\n');
    if (match[1] === '/') silence.close(name);
    else follow(silence, name, match[3] ?? '');
  }
  if (silence.isOver) out.push(decodeEntities(source.slice(from)));
  return out
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Open elements inside a silent one; text counts only while there are none. */
class Silence {
  readonly #open: string[] = [];
  /** How many of each name are open: what closes nothing must not be looked for among thousands. */
  readonly #count = new Map<string, number>();

  get isOver(): boolean {
    return this.#open.length === 0;
  }

  open(name: string): void {
    this.#open.push(name);
    this.#count.set(name, (this.#count.get(name) ?? 0) + 1);
  }

  /** Closes what was left open inside, too. */
  close(name: string): void {
    if (!this.#count.get(name)) return;
    for (let last = ''; last !== name; ) {
      last = this.#open.pop()!;
      this.#count.set(last, this.#count.get(last)! - 1);
    }
  }
}

function follow(silence: Silence, name: string, attributes: string): void {
  const selfClosing = VOID.has(name) || attributes.endsWith('/');
  if (selfClosing) return;
  const banner = COOKIE_BANNER.test(attributes) && !WHOLE_PAGE.has(name);
  const starts = SILENT.has(name) || HIDDEN.test(attributes) || banner;
  if (!silence.isOver || starts) silence.open(name);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  eacute: 'é',
  uuml: 'ü',
};

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
