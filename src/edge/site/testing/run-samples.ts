import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { assertSameShape } from './same-shape.ts';
import { readSamples, type Sample } from './samples.ts';

const run = promisify(execFile);

const TIMEOUT_MS = 180_000;
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
const SEPARATOR = '-----8<----- end of sample';
const NODE_MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

export interface SampleServer {
  baseUrl: string;
  apiKey: string;
}

async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'letterpress-samples-'));
  try {
    await symlink(NODE_MODULES, join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outputOf(command: string, args: string[], folder: string, apiKey: string): Promise<string> {
  const { stdout } = await run(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LETTERPRESS_API_KEY: apiKey, NO_PROXY: '*' },
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return stdout;
}

/** All bash samples of a page in one shell; the output of each. */
async function runBash(samples: readonly Sample[], folder: string, apiKey: string): Promise<string[]> {
  if (samples.length === 0) return [];
  const script = samples.map(({ text }) => `${text}\nprintf '\\n%s\\n' '${SEPARATOR}'`);
  await writeFile(join(folder, 'samples.sh'), ['set -euo pipefail', ...script].join('\n'));
  const output = await outputOf('bash', ['samples.sh'], folder, apiKey);
  return output.split(SEPARATOR).slice(0, -1);
}

async function runTypeScript(sample: Sample, folder: string, apiKey: string): Promise<string> {
  const file = `line-${sample.line}.mts`;
  await writeFile(join(folder, file), sample.text);
  return outputOf(process.execPath, [file], folder, apiKey);
}

/** Runs every sample of one page against a server and compares the responses that the page shows with the real ones. */
export async function runPageSamples(source: string, { baseUrl, apiKey }: SampleServer): Promise<void> {
  const samples = readSamples(source.replaceAll('{base_url}', baseUrl));
  await inWorkFolder(async (folder) => {
    const bash = samples.filter(({ language }) => language === 'bash');
    const outputs = new Map<Sample, string>();
    for (const [index, output] of (await runBash(bash, folder, apiKey)).entries()) outputs.set(bash[index]!, output);
    for (const sample of samples.filter(({ language }) => language === 'ts')) {
      outputs.set(sample, await runTypeScript(sample, folder, apiKey));
    }
    for (const [index, sample] of samples.entries()) {
      if (sample.fence !== 'json output') continue;
      const output = outputs.get(samples[index - 1]!)!;
      assertSameShape(JSON.parse(sample.text), JSON.parse(output), `line ${sample.line}`);
    }
  });
}
