/** A person's resume as a file, in the form of its layout. */
import type { Layout } from './layout.ts';
import type { Person } from './person.ts';
import { planOf } from './plan/plan.ts';
import { closeChromium, printHtml } from './render/chromium.ts';
import { docxOf } from './render/docx.ts';
import { htmlOf } from './render/html.ts';
import { setTypst, typstOf } from './render/typst.ts';
import { truthOf } from './truth.ts';

export interface ResumeFile {
  bytes: Uint8Array;
  ending: 'pdf' | 'docx';
}

export async function renderResume(person: Person, layout: Layout): Promise<ResumeFile> {
  const page = planOf(truthOf(person, layout), layout, person.language);
  if (layout.engine === 'docx') return { bytes: docxOf(page, layout), ending: 'docx' };
  const isTypst = layout.engine === 'typst';
  return { bytes: await (isTypst ? setTypst(typstOf(page, layout)) : printHtml(htmlOf(page, layout))), ending: 'pdf' };
}

export async function closeEngines(): Promise<void> {
  await closeChromium();
}
