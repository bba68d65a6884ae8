import { readFile } from 'node:fs/promises';
import { contentHash, type StoredResponse, storedResponse } from './stored-response.ts';

const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const TTF = 'font/ttf';

/** Headings are set in the face of the documents. */
const HEADING_FONT = '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf';

const STYLES = ['tokens', 'base', 'bar', 'menu', 'page', 'samples', 'tables', 'search', 'reference', 'front'];
const SCRIPTS = ['theme-switch', 'copy', 'tabs', 'search-box', 'on-this-page', 'menu'];

export type AssetName =
  | 'site.css'
  | 'theme.js'
  | 'site.js'
  | 'rank.js'
  | 'try-it.js'
  | 'favicon.svg'
  | 'serif.ttf'
  | 'resume.png';

export interface Assets {
  responses: ReadonlyMap<string, StoredResponse>;
  /** What follows `/site/`, with its version, so that it can be cached for good. */
  versioned: (name: AssetName) => string;
}

const style = (name: string) => readFile(new URL(`./styles/${name}.css`, import.meta.url), 'utf8');
const script = (name: string) => readFile(new URL(`./scripts/${name}.js`, import.meta.url), 'utf8');

/** One file instead of many requests. Each script gets a block, so that their names do not meet. */
const joinScripts = (sources: string[]) => sources.map((source) => `{\n${source}}\n`).join('');

const headingFace = (version: string) => `@font-face {
  font-family: "Source Serif 4";
  font-weight: 600;
  font-display: swap;
  src: url("serif.ttf?v=${version}") format("truetype");
}
`;

/** Styles, scripts, pictures and the font of the site. All come from this server. */
export async function readAssets(pictureFile: string): Promise<Assets> {
  const font = await readFile(new URL(import.meta.resolve(HEADING_FONT)));
  const styles = await Promise.all(STYLES.map(style));
  const contents: [AssetName, string, string | Buffer][] = [
    ['site.css', CSS, [headingFace(contentHash(font)), ...styles].join('\n')],
    ['theme.js', JAVASCRIPT, await script('theme')],
    ['site.js', JAVASCRIPT, joinScripts(await Promise.all(SCRIPTS.map(script)))],
    ['rank.js', JAVASCRIPT, await script('rank')],
    ['try-it.js', JAVASCRIPT, await script('try-it')],
    ['favicon.svg', 'image/svg+xml', await readFile(new URL('./favicon.svg', import.meta.url), 'utf8')],
    ['serif.ttf', TTF, font],
    ['resume.png', 'image/png', await readFile(pictureFile)],
  ];
  const hashes = new Map<AssetName, string>(contents.map(([name, , content]) => [name, contentHash(content)]));
  return {
    responses: new Map(contents.map(([name, type, content]) => [name, storedResponse(type, content)])),
    versioned: (name) => `${name}?v=${hashes.get(name)!}`,
  };
}
