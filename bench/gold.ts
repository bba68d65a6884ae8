/**
 * Makes the resume and the letter of every gold case: an invented person, a posting, sometimes a company page, and what a
 * careful coach demands of both documents. `node bench/gold.ts --out FOLDER [--set FOLDER] [--only ID,ID] [--template T]`
 * writes `<id>-resume.pdf`, `<id>-letter.pdf` and the evidence of each beside it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TEMPLATES } from '../src/base/documents/template.ts';
import { type GenerationInput, generate } from '../src/generation/generate.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { say } from './support/figures.ts';
import { GOLD, goldCases, goldInput } from './support/gold-cases.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: GOLD },
    out: { type: 'string', default: 'gold-documents' },
    only: { type: 'string' },
    template: { type: 'string', default: 'classic' },
  },
});
const template = TEMPLATES.find((one) => one === values.template) ?? 'classic';
const cases = goldCases(values.set, values.only);

async function make(id: string, kind: GenerationInput['kind']): Promise<void> {
  const input = await goldInput(values.set, id, kind);
  const { pdf, evidence } = await generate({ ...input, template }, { readBack });
  const file = path.join(values.out, `${id}-${kind === 'resume' ? 'resume' : 'letter'}`);
  writeFileSync(`${file}.pdf`, pdf);
  writeFileSync(`${file}.json`, JSON.stringify(evidence, null, 1));
}

mkdirSync(values.out, { recursive: true });
for (const id of cases) {
  for (const kind of ['resume', 'cover_letter'] as const) {
    await make(id, kind).catch((error) => say(`${id} ${kind}: ${error instanceof Error ? error.message : error}`));
  }
}
say(`${cases.length} cases in ${values.out}`);
