/** Draws what Typst laid out as SVG. Only previews need it, so it is loaded with the first of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TypstRenderer } from '@myriaddreamin/typst-ts-renderer';

/** Of the parts that a drawing can have: the pages and the letters they use, without styles and scripts for the web. */
const PAGES_AND_LETTERS = 1 | 2;

/** What makes a drawing on a web page selectable and its links live. In an image it is only drawn, over the letters. */
const FOR_THE_WEB =
  /<foreignObject\b.*?<\/foreignObject>|<a\b[^>]*><rect class="pseudo-link"[^>]*><\/rect><\/a>|<style\b.*?<\/style>| (?:data-[a-z-]+|style|class)="[^"]*"/gs;

let renderer: Promise<TypstRenderer> | undefined;

export async function drawSvg(vector: Uint8Array): Promise<string> {
  renderer ??= load();
  const drawing = await renderer;
  const session = drawing.create_session();
  try {
    drawing.manipulate_data(session, 'reset', vector);
    return drawing.svg_data(session, PAGES_AND_LETTERS).replace(FOR_THE_WEB, '');
  } finally {
    session.free();
  }
}

async function load(): Promise<TypstRenderer> {
  const { initSync, TypstRendererBuilder } = await import('@myriaddreamin/typst-ts-renderer');
  const require = createRequire(import.meta.url);
  initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')) });
  return new TypstRendererBuilder().build();
}
