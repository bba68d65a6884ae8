/**
 * Typst as WebAssembly. Its cache of layouts grows with every document, cannot be emptied from outside, and memory that
 * WebAssembly once took is never given back. So the memory is copied when the compiler is ready, and put back after every
 * document: no document sees what another left behind, each is set from the same state, and memory stays flat.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
  type TypstCompileWorld,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { TEMPLATES } from '../../base/documents/template.ts';
import { BODY_FAMILIES, loadFamilies } from './fonts.ts';
import type { LetterPage, ResumePage } from './page.ts';

/** Typst can read nothing but the files in it. */
const TEMPLATE_FOLDER = path.join(import.meta.dirname, '../../../templates');

/**
 * What a document may take before the memory has to grow, which is lost to the ones after it. Only what is used becomes
 * resident. A résumé takes about 6 MiB; two faces of an East Asian font 35.
 */
const ROOM_BYTES = 192 * 2 ** 20;
const ALIGNMENT = 8;
const PAGE_BYTES = 2 ** 16;

/** The numbers by which Typst's interface calls them. */
export const PDF = 1;
export const DIAGNOSTICS = 3;

/** The files of the template folder that can be set. */
export const LAYOUTS = ['resume', 'letter'] as const;

const SMALLEST_PAGE: Omit<ResumePage & LetterPage, 'template'> = {
  accent: '#000000',
  lang: 'en',
  rightToLeft: false,
  paper: 'a4',
  title: 'Smallest page',
  keywords: [],
  name: { text: 'Name', ids: [] },
  contact: [],
  marks: { comma: ', ', colon: ': ' },
  sections: [{ kind: 'text', name: 'summary', heading: 'Summary', lines: [{ text: 'Text', ids: [] }] }],
  date: null,
  recipient: [],
  subject: null,
  greeting: 'Greeting',
  paragraphs: [{ text: 'Text', ids: [] }],
  closing: 'Closing',
};

/** Parts of the module that its typings call by the number the linker gave them. */
interface Allocator {
  memory: { buffer: ArrayBuffer };
  __wbindgen_export(bytes: number, alignment: number): number;
  __wbindgen_export4(address: number, bytes: number, alignment: number): void;
  __wbindgen_add_to_stack_pointer(bytes: number): number;
}

interface Engine {
  compiler: TypstCompiler;
  module: Allocator;
  ready: Uint8Array;
  stackPointer: number;
}

let opening: Promise<Engine> | undefined;
let engine: Engine | undefined;
let loaded: ReadonlySet<string> = new Set();
const worlds = new Set<TypstCompileWorld>();

/** To be awaited before a page is set: the first call starts the engine, and families beyond the two of Latin letters are loaded. */
export async function openEngine(families: readonly string[]): Promise<void> {
  opening ??= start();
  engine = await opening;
  if (families.every((family) => loaded.has(family))) return;
  await useFonts(engine.compiler, [...new Set([...BODY_FAMILIES, ...families])]);
}

/** One text with its data, as Typst sees it. Ends with the document. */
export function openWorld(file: string, inputs: Record<string, string>): TypstCompileWorld {
  if (engine === undefined) throw new Error('The typesetter is not open: await openEngine first.');
  const world = engine.compiler.snapshot('/', `/${file}`, Object.entries(inputs));
  worlds.add(world);
  return world;
}

/** Takes everything back to where it was before the document, also after Typst broke off in the middle of its work. */
export function resetEngine(): void {
  if (engine === undefined) return;
  // What is not freed here would be freed by the garbage collector later, at an address that means something else then.
  for (const world of worlds) freeQuietly(world);
  worlds.clear();
  const { module, ready, stackPointer } = engine;
  module.__wbindgen_add_to_stack_pointer(stackPointer - module.__wbindgen_add_to_stack_pointer(0));
  new Uint8Array(module.memory.buffer).set(ready);
  loaded = new Set(BODY_FAMILIES);
}

async function start(): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const module = initSync({
    module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
  }) as unknown as Allocator;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  for (const file of readdirSync(TEMPLATE_FOLDER)) {
    compiler.add_source(`/${file}`, readFileSync(path.join(TEMPLATE_FOLDER, file), 'utf8'));
  }
  await useFonts(compiler, BODY_FAMILIES);
  setSmallestPages(compiler);
  return { compiler, module, stackPointer: module.__wbindgen_add_to_stack_pointer(0), ready: makeRoom(module) };
}

/** Sets and writes a page of each kind: what Typst has understood of the templates by then it need not read again. */
function setSmallestPages(compiler: TypstCompiler): void {
  for (const layout of LAYOUTS) {
    for (const template of TEMPLATES) {
      const data = JSON.stringify({ ...SMALLEST_PAGE, template });
      const inputs = { data, families: JSON.stringify(BODY_FAMILIES), density: '1', mode: 'print' };
      const world = compiler.snapshot('/', `/${layout}.typ`, Object.entries(inputs));
      world.get_artifact(PDF, DIAGNOSTICS);
      world.free();
    }
  }
}

/** Makes room and copies what lies below it: above it there is nothing yet. */
function makeRoom(module: Allocator): Uint8Array {
  const room = module.__wbindgen_export(ROOM_BYTES, ALIGNMENT);
  module.__wbindgen_export4(room, ROOM_BYTES, ALIGNMENT);
  return new Uint8Array(module.memory.buffer).slice(0, room + PAGE_BYTES);
}

async function useFonts(compiler: TypstCompiler, families: readonly string[]): Promise<void> {
  const builder = new TypstFontResolverBuilder();
  for (const face of loadFamilies(families)) builder.add_raw_font(face);
  const fonts = await builder.build();
  compiler.set_fonts(fonts);
  fonts.free();
  loaded = new Set(families);
}

function freeQuietly(world: TypstCompileWorld): void {
  try {
    world.free();
  } catch {
    // Its memory is taken back as a whole.
  }
}
