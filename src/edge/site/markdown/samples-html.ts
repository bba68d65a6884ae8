import type { Token, Tokens } from 'marked';
import { highlight } from './highlight.ts';

/** What a reader sees above a sample: by language, or by the word after it on the fence. */
const CAPTIONS: Record<string, string> = {
  bash: 'Terminal',
  shell: 'Terminal',
  ts: 'TypeScript',
  python: 'Python',
  text: 'Output',
  'json output': 'Response',
  'json response': 'Response',
  'json request': 'Request body',
  'json config': 'Configuration',
  'json tool': 'MCP',
};

/** The ways to do one thing, which stand behind tabs where they follow each other without text between them. */
const TAB_CAPTIONS: Record<string, string> = { bash: 'curl', ts: 'TypeScript', python: 'Python', 'json tool': 'MCP' };

/** What is shown of a sample. */
type Code = Pick<Tokens.Code, 'lang' | 'text'>;

const fenceOf = (code: Code) => (code.lang ?? '').trim();

function figure(code: Code, caption: string | undefined): string {
  const language = fenceOf(code).split(/\s/, 1)[0] ?? '';
  const captionHtml = caption ? `<figcaption>${caption}</figcaption>` : '';
  const kind = caption === 'Response' ? 'sample response' : 'sample';
  // The block scrolls sideways, so it must be reachable by keyboard.
  return `<figure class="${kind}">${captionHtml}<pre tabindex="0"><code>${highlight(code.text, language)}</code></pre></figure>\n`;
}

export function renderSample(code: Tokens.Code): string {
  const fence = fenceOf(code);
  return figure(code, CAPTIONS[fence] ?? CAPTIONS[fence.split(/\s/, 1)[0] ?? '']);
}

/** Without a script these are samples one after the other, each with its caption; a script makes tabs of them. */
export function renderTabs(codes: readonly Code[]): string {
  return `<div class="tabs">\n${codes.map((code) => figure(code, TAB_CAPTIONS[fenceOf(code)])).join('')}</div>\n`;
}

/** The samples that stand behind tabs together, from `start` on, and where the tokens go on after them. */
export function tabsAt(tokens: readonly Token[], start: number): { codes: Tokens.Code[]; end: number } | null {
  const codes: Tokens.Code[] = [];
  const seen = new Set<string>();
  let end = start;
  for (let index = start; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (token.type === 'space') continue;
    if (token.type !== 'code') break;
    const fence = fenceOf(token as Tokens.Code);
    if (!(fence in TAB_CAPTIONS) || seen.has(fence)) break;
    seen.add(fence);
    codes.push(token as Tokens.Code);
    end = index + 1;
  }
  return codes.length > 1 ? { codes, end } : null;
}
