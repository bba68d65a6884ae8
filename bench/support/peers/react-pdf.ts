/** @react-pdf/renderer, from a folder in which it was installed for the measurement. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResumePage } from '../../../src/generation/typesetting/page.ts';
import { fontFiles } from './font-files.ts';
import { ownCpuMs, type Peer } from './peer.ts';
import { plainTexts, type Style } from './plain.ts';

interface Renderer {
  Document: unknown;
  Page: unknown;
  Text: unknown;
  Font: { register(font: object): void; registerHyphenationCallback(callback: (word: string) => string[]): void };
  renderToBuffer(document: unknown): Promise<Uint8Array>;
}
type CreateElement = (type: unknown, properties: object | null, ...children: unknown[]) => unknown;

const FAMILY = 'Body';
const STYLES: Readonly<Record<Style, object>> = {
  name: { fontSize: 22, fontWeight: 700, textAlign: 'center' },
  contact: { textAlign: 'center', marginBottom: 6 },
  heading: { fontSize: 12, fontWeight: 700, borderBottom: '0.5pt solid #1d3557', marginTop: 8, marginBottom: 4 },
  employer: { fontWeight: 700, marginTop: 4 },
  role: { fontStyle: 'italic' },
  bullet: { marginLeft: 8, marginTop: 2 },
  text: { marginTop: 2 },
};

/** Null where the folder does not hold it. */
export async function openReactPdf(folder: string): Promise<Peer | null> {
  const entry = (name: string): string => path.join(folder, 'node_modules', name);
  if (!existsSync(entry('@react-pdf/renderer')) || !existsSync(entry('react'))) return null;
  const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href);
  const renderer = (await load(entry('@react-pdf/renderer/lib/react-pdf.js'))) as Renderer;
  const react = (await load(entry('react/index.js'))) as { default: { createElement: CreateElement } };
  const { createElement } = react.default;
  const { regular, italic, bold } = fontFiles();
  renderer.Font.register({
    family: FAMILY,
    fonts: [{ src: regular }, { src: italic, fontStyle: 'italic' }, { src: bold, fontWeight: 700 }],
  });
  renderer.Font.registerHyphenationCallback((word) => [word]);
  const documentOf = (page: ResumePage): unknown => {
    const texts = plainTexts(page).map(({ style, text }, key) =>
      createElement(renderer.Text, { key, style: STYLES[style] }, style === 'bullet' ? `• ${text}` : text),
    );
    const sheet = { size: 'LETTER', style: { padding: 50, fontFamily: FAMILY, fontSize: 10.3, lineHeight: 1.25 } };
    return createElement(renderer.Document, null, createElement(renderer.Page, sheet, texts));
  };
  return {
    name: '@react-pdf/renderer',
    set: (page) => renderer.renderToBuffer(documentOf(page)),
    cpuMs: ownCpuMs,
    close: async () => {},
  };
}
