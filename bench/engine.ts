/**
 * CPU time and memory of the generation engine, everything included but the network.
 * `node bench/engine.ts [documents]`
 */
import { type GenerationInput, generate } from '../src/generation/generate.ts';
import { ACCOUNTANT_POSTING, accountant } from '../src/generation/testing/profiles.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';

const documents = Number(process.argv[2] ?? 100);
const WARM_UP = 10;
/** How often the memory is told: it rises while V8 warms up, and must then stay where it is. */
const REPORTS = 5;

function inputOf(number: number): GenerationInput {
  const letter = {
    hiringManagerName: 'Jane Smith',
    companyStreetAddress: null,
    companyCity: null,
    companyState: null,
    companyZip: null,
    hiringManagerEmail: null,
    date: '2026-03-04',
    additionalContext: null,
  };
  const isLetter = number % 2 === 1;
  return {
    kind: isLetter ? 'cover_letter' : 'resume',
    profile: accountant(),
    request: {
      title: `Document ${number}`,
      jobDescription: `${ACCOUNTANT_POSTING}\nReference ${number}`,
      companyUrl: null,
      letter: isLetter ? letter : null,
    },
    companyPage: null,
    now: '2026-03-04T10:00:00Z',
  };
}

async function cpuMsOf(number: number): Promise<number> {
  const before = process.cpuUsage();
  await generate(inputOf(number), { readBack });
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const residentMiB = (): number => Math.round(process.memoryUsage.rss() / 2 ** 20);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

print(`first document: ${Math.round(await cpuMsOf(0))} ms CPU, everything loaded`);
for (let number = 1; number < WARM_UP; number++) await cpuMsOf(number);
print(`after ${WARM_UP} documents: ${residentMiB()} MiB resident`);
const resumes: number[] = [];
const letters: number[] = [];
for (let number = WARM_UP; number < WARM_UP + documents; number++) {
  (number % 2 === 1 ? letters : resumes).push(await cpuMsOf(number));
  const done = number - WARM_UP + 1;
  if (done % Math.ceil(documents / REPORTS) === 0)
    print(`after ${WARM_UP + done} documents: ${residentMiB()} MiB resident`);
}
print(`resume: ${Math.round(median(resumes))} ms CPU (median of ${resumes.length})`);
print(`letter: ${Math.round(median(letters))} ms CPU (median of ${letters.length})`);
