import { readFile } from 'node:fs/promises';
import { contentHash, type StoredResponse, storedResponse } from './stored-response.ts';

const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

const STYLES = ['tokens', 'base', 'bar', 'menu', 'page', 'samples', 'tables', 'search', 'reference', 'front'];
const SCRIPTS = ['theme-switch', 'copy', 'tabs', 'search-box', 'on-this-page'];

export type AssetName =
  | 'tokens.css'
  | 'site.css'
  | 'theme.js'
  | 'site.js'
  | 'rank.js'
  | 'try-it.js'
  | 'favicon.svg'
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

/** Styles, scripts and pictures of the site. All are ours, and all come from this server. */
export async function readAssets(pictureFile: string): Promise<Assets> {
  const contents: [AssetName, string, string | Buffer][] = [
    ['tokens.css', CSS, await style('tokens')],
    ['site.css', CSS, (await Promise.all(STYLES.map(style))).join('\n')],
    ['theme.js', JAVASCRIPT, await script('theme')],
    ['site.js', JAVASCRIPT, joinScripts(await Promise.all(SCRIPTS.map(script)))],
    ['rank.js', JAVASCRIPT, await script('rank')],
    ['try-it.js', JAVASCRIPT, await script('try-it')],
    ['favicon.svg', 'image/svg+xml', await readFile(new URL('./favicon.svg', import.meta.url), 'utf8')],
    ['resume.png', 'image/png', await readFile(pictureFile)],
  ];
  const hashes = new Map<AssetName, string>(contents.map(([name, , content]) => [name, contentHash(content)]));
  return {
    responses: new Map(contents.map(([name, type, content]) => [name, storedResponse(type, content)])),
    versioned: (name) => `${name}?v=${hashes.get(name)!}`,
  };
}
