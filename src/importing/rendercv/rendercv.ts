/** RenderCV's YAML → profile. */
import {
  type CST,
  type Document,
  type DocumentOptions,
  isScalar,
  type ParseOptions,
  Parser,
  parseDocument,
  type SchemaOptions,
  visit,
} from 'yaml';
import { messageOf } from '../../base/errors.ts';
import { ImportFailed } from '../failed.ts';
import { isObject } from '../json-resume/codec.ts';
import { importConverted } from '../json-resume/json-resume.ts';
import type { ImportResult } from '../report.ts';
import { toJsonResume } from './to-json-resume.ts';

/** Aliases make one node appear many times; a resume has no use for more. */
const MAX_ALIASES = 100;
/** A long RenderCV file has 30,000. */
const MAX_CHARACTERS = 300_000;
const MAX_DEPTH = 50;

/** Without tags that make objects, without a drawing of the place of each mistake, and without its own search for equal keys. */
const PARSING = {
  customTags: [],
  resolveKnownTags: false,
  logLevel: 'error',
  prettyErrors: false,
  uniqueKeys: false,
} satisfies ParseOptions & DocumentOptions & SchemaOptions;

/** A `cv:` of its own at the top, as every RenderCV file has. */
export function isRenderCv(text: string): boolean {
  return /^cv:[ \t]*(?:#.*)?$/m.test(text);
}

export function importRenderCv(text: string, now: string): ImportResult {
  const file = parseYaml(text);
  const cv = isObject(file) ? file.cv : undefined;
  if (!isObject(cv)) {
    throw new ImportFailed(
      'The file is YAML with an empty "cv:". Choose a RenderCV file with a name and sections in it.',
    );
  }
  return importConverted(toJsonResume(cv), now, 'Add it as "name:" below "cv:" and import the file again.');
}

function parseYaml(text: string): unknown {
  if (text.length > MAX_CHARACTERS) {
    throw new ImportFailed(
      `The YAML file has more than ${MAX_CHARACTERS.toLocaleString('en-US')} characters, which no resume needs. Choose another file.`,
    );
  }
  refuseDeepNesting(text);
  try {
    const document = parseDocument(text, PARSING);
    const [mistake] = document.errors;
    if (mistake?.code === 'MULTIPLE_DOCS') throw new Error('it holds several documents, and a resume is one');
    if (mistake) throw new Error(`${mistake.message} in line ${lineAt(text, mistake.pos[0])}`);
    refuseRepeatedKeys(document, text);
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    const problem = messageOf(cause).split('\n')[0]!.replace(/:$/, '');
    throw new ImportFailed(`The file is not valid YAML: ${problem}. Correct it and import it again.`, { cause });
  }
}

/** The library compares every key with every other; thousands of them would take it minutes. */
function refuseRepeatedKeys(document: Document.Parsed, text: string): void {
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (!seen.has(name)) seen.add(name);
        else throw new Error(`the same key stands twice, the second time in line ${lineAt(text, placeOf(key))}`);
      }
    },
  });
}

const placeOf = (key: unknown): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** What is composed of the tokens calls itself for every level, so what would exhaust the stack is refused before that. */
function refuseDeepNesting(text: string): void {
  const open = Array.from(new Parser().parse(text), (token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > MAX_DEPTH) {
      throw new ImportFailed(
        `The YAML file is nested more than ${MAX_DEPTH} levels deep, which no resume needs. Choose another file.`,
      );
    }
    for (const inner of partsOf(token)) open.push({ token: inner, depth: depth + 1 });
  }
}

function partsOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((part) => part !== undefined && part !== null));
}
