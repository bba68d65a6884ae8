import { readFile } from 'node:fs/promises';
import { contentHash, type StoredResponse, storedResponse } from './stored-response.ts';

const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const WOFF2 = 'font/woff2';

/** Headings are set in the face of the documents, in a file for each script: a browser loads those that a page needs. */
const HEADING_FACE = '@fontsource/source-serif-4/600.css';
/** Every browser that we know of reads WOFF2; the sheet also offers WOFF. */
const FACE_SOURCE = /src: url\(\.\/files\/([\w-]+\.woff2)\)[^;]*;/g;

const STYLES = ['tokens', 'base', 'bar', 'menu', 'page', 'samples', 'tables', 'search', 'reference', 'front'];
const SCRIPTS = ['theme-switch', 'copy', 'tabs', 'search-box', 'on-this-page', 'menu'];

export type AssetName = 'site.css' | 'theme.js' | 'site.js' | 'rank.js' | 'try-it.js' | 'favicon.svg' | 'resume.png';

export interface Assets {
  responses: ReadonlyMap<string, StoredResponse>;
  /** What follows `/site/`, with its version, so that it can be cached for good. */
  versioned: (name: AssetName) => string;
}

const style = (name: string) => readFile(new URL(`./styles/${name}.css`, import.meta.url), 'utf8');
const script = (name: string) => readFile(new URL(`./scripts/${name}.js`, import.meta.url), 'utf8');

/** One file instead of many requests. Each script gets a block, so that their names do not meet. */
const joinScripts = (sources: string[]) => sources.map((source) => `{\n${source}}\n`).join('');

interface Face {
  css: string;
  files: [name: string, content: Buffer][];
}

async function readHeadingFace(): Promise<Face> {
  const sheet = new URL(import.meta.resolve(HEADING_FACE));
  const css = await readFile(sheet, 'utf8');
  const names = [...css.matchAll(FACE_SOURCE)].map(([, name]) => name!);
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(new URL(`files/${name}`, sheet)));
  const versioned = css.replace(
    FACE_SOURCE,
    (_, name: string) => `src: url("${name}?v=${contentHash(files.get(name)!)}") format("woff2");`,
  );
  return { css: versioned, files: [...files] };
}

/** Styles, scripts, pictures and the fonts of the site. All come from this server. */
export async function readAssets(pictureFile: string): Promise<Assets> {
  const face = await readHeadingFace();
  const styles = await Promise.all(STYLES.map(style));
  const contents: [AssetName, string, string | Buffer][] = [
    ['site.css', CSS, [face.css, ...styles].join('\n')],
    ['theme.js', JAVASCRIPT, await script('theme')],
    ['site.js', JAVASCRIPT, joinScripts(await Promise.all(SCRIPTS.map(script)))],
    ['rank.js', JAVASCRIPT, await script('rank')],
    ['try-it.js', JAVASCRIPT, await script('try-it')],
    ['favicon.svg', 'image/svg+xml', await readFile(new URL('./favicon.svg', import.meta.url), 'utf8')],
    ['resume.png', 'image/png', await readFile(pictureFile)],
  ];
  const hashes = new Map<AssetName, string>(contents.map(([name, , content]) => [name, contentHash(content)]));
  const responses = new Map<string, StoredResponse>();
  for (const [name, type, content] of contents) responses.set(name, storedResponse(type, content));
  for (const [name, content] of face.files) responses.set(name, storedResponse(WOFF2, content));
  return {
    responses,
    versioned: (name) => `${name}?v=${hashes.get(name)!}`,
  };
}
