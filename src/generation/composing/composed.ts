/** A page that was set, and how to set it again after a repair. */

import type { Layout } from '../typesetting/compiler.ts';
import type { LetterLine, LetterPage, ResumePage } from '../typesetting/page.ts';
import { fitPages, type Setting } from '../typesetting/typeset.ts';
import type { Crowded } from './choosing/by-hand.ts';

export type Page = ResumePage | LetterPage;

export interface Composed {
  layout: Layout;
  page: Page;
  setting: Setting;
  /** The paragraphs of a letter before the account holder changed any. */
  drafted?: readonly LetterLine[];
  /** What was put back on the page and has no room there. */
  crowded?: readonly Crowded[];
}

/** Null when the page does not fit, however tightly it is set. */
export function setAgain(composed: Composed, page: Page, families: readonly string[]): Composed | null {
  const setting = fitPages(composed.layout, page, families, { pages: composed.setting.pages });
  return setting === null ? null : { ...composed, page, setting };
}

export function isLetter(page: Page): page is LetterPage {
  return 'paragraphs' in page;
}
