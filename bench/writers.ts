/**
 * `node bench/writers.ts --prompts FOLDER [--set FOLDER] [--only ID,ID]` writes what a language model is asked for each
 * gold case, as text: the instructions, the question and the shape of the answer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerShape } from '../src/generation/drafting/answers.ts';
import { brief } from '../src/generation/drafting/brief.ts';
import { say } from './support/figures.ts';
import { GOLD, goldCases, goldInput } from './support/gold-cases.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: GOLD },
    only: { type: 'string' },
    prompts: { type: 'string' },
  },
});
const cases = goldCases(values.set, values.only);

async function writePrompts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const id of cases) {
    for (const kind of ['resume', 'cover_letter'] as const) {
      const asked = await brief(await goldInput(values.set, id, kind));
      if (asked === null) continue;
      const shape = JSON.stringify(answerShape(asked.answer), null, 1);
      const parts = [`=== SYSTEM\n${asked.system}`, `=== USER\n${asked.prompt}`, `=== SCHEMA\n${shape}`];
      writeFileSync(path.join(folder, `${id}-${asked.answer}-write.txt`), `${parts.join('\n\n')}\n`);
    }
  }
  say(`the prompts of ${cases.length} cases are in ${folder}`);
}

if (values.prompts !== undefined) await writePrompts(values.prompts);
