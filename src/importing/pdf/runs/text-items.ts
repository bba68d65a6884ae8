import { IMPORT_MAX_CHARACTERS } from '../../../base/import-limits.ts';
import { ImportFailed } from '../../failed.ts';
import { type MarkedItem, withActualTexts } from './actual-texts.ts';
import type { PdfPage } from './pdf-js.ts';

type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;
export type TextItem = Extract<TextContent['items'][number], { str: string }>;

export interface PageText {
  items: TextItem[];
  styles: TextContent['styles'];
}

const MAX_ITEMS = 10_000;
const TOO_MUCH_TEXT = 'A page of the PDF has more text on it than a resume has. Choose the resume itself.';

/**
 * The pieces of text on a page, taken as pdf.js finds them: a page made to hurt draws the same few letters ten milliard times,
 * and is left as soon as it has drawn more than any resume. `meant` is what the page's marked stretches of glyphs mean, as
 * far as the file says so.
 */
export async function readTextItems(page: PdfPage, meant?: readonly string[]): Promise<PageText> {
  const options = { includeMarkedContent: meant !== undefined };
  const reader = (page.streamTextContent(options) as ReadableStream<TextContent>).getReader();
  const items: MarkedItem[] = [];
  const styles: TextContent['styles'] = {};
  let characters = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    Object.assign(styles, chunk.value.styles);
    for (const item of chunk.value.items) {
      items.push(item);
      characters += 'str' in item ? item.str.length : 0;
    }
    if (items.length <= MAX_ITEMS && characters <= IMPORT_MAX_CHARACTERS) continue;
    await reader.cancel(new Error(TOO_MUCH_TEXT));
    throw new ImportFailed(TOO_MUCH_TEXT);
  }
  return { items: withActualTexts(items, meant ?? []), styles };
}
