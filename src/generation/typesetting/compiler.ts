/** Sets a page: template and data in, a laid-out document out, which can be asked, and written as PDF or SVG. */
import type { TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler';
import { DIAGNOSTICS, type LAYOUTS, openWorld, PDF } from './engine.ts';
import { declarePdfUa, problemsOfPdf } from './pdf-ua.ts';
import { drawSvg } from './svg.ts';

export class TypesettingFailed extends Error {}

/** The file of the template folder that is set. */
export type Layout = (typeof LAYOUTS)[number];

export interface Compilation {
  layout: Layout;
  families: readonly string[];
  inputs: Record<string, string>;
}

/** A laid-out document. It is gone with the engine's next reset. */
export type Typeset = TypstCompileWorld;

/** The numbers by which Typst's interface calls these. */
const PAGED = 0;
const VECTOR = 0;

interface Compiled {
  hasError: boolean;
  diagnostics: { severity: string; message: string; path: string; range: string }[];
}

export function compile(work: Compilation): Typeset {
  return typst(() => {
    const inputs = { ...work.inputs, families: JSON.stringify(work.families) };
    const world = openWorld(`${work.layout}.typ`, inputs);
    const { hasError, diagnostics } = world.compile(PAGED, DIAGNOSTICS) as Compiled;
    if (!hasError) return world;
    throw new TypesettingFailed(
      `Typst: ${diagnostics.map((one) => `${one.path}:${one.range} ${one.message}`).join('; ')}`,
    );
  });
}

/** The values of the metadata that the template labelled `label`. */
export function queryValues(document: Typeset, label: string): unknown[] {
  return query(document, `<${label}>`, 'value');
}

function query(document: Typeset, selector: string, field: string): unknown[] {
  return typst(() => JSON.parse(document.query(PAGED, selector, field)) as unknown[]);
}

/** A tagged file that declares PDF/UA-1, after the checks that the standard leaves to whoever writes the file. */
export function exportPdf(document: Typeset): Uint8Array {
  const { result } = typst(() => document.get_artifact(PDF, DIAGNOSTICS) as { result: Uint8Array });
  const problems = problemsOfPdf(result, query(document, 'heading', 'level') as number[]);
  if (problems.length > 0) throw new TypesettingFailed(`The page is not accessible: ${problems.join('; ')}.`);
  return declarePdfUa(result);
}

/** All pages, one below the other, without paper under them. Letters are drawn, so it looks the same wherever it is shown. */
export function exportSvg(document: Typeset): Promise<string> {
  const { result } = typst(() => document.get_artifact(VECTOR, DIAGNOSTICS) as { result: Uint8Array });
  return drawSvg(result);
}

/** Typst is deterministic: what it broke off once, in whatever way, it breaks off always. */
function typst<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypesettingFailed) throw error;
    throw new TypesettingFailed(`Typst broke off: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
