import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { assertSameShape } from './same-shape.ts';
import { printedBy, readSamples, type Sample } from './samples.ts';

const run = promisify(execFile);

const TIMEOUT_MS = 180_000;
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
const SEPARATOR = '-----8<----- end of sample';
const NODE_MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** The ids that the pages show, and the variables in which a reader's terminal holds the real ones. */
const SHOWN_IDS: Record<string, string> = {
  '7c9e6679-7425-40de-944b-e07fc1f90ae7': 'RESUME_ID',
  '1b4e28ba-2fa1-4d2b-883f-0016d3cca427': 'COVER_LETTER_ID',
};

export interface SampleServer {
  baseUrl: string;
  apiKey: string;
  /** Folders of packages, by name, that samples import beside those of the project. */
  packages?: Record<string, string>;
}

type Environment = Record<string, string>;

/** A folder in which a reader could have installed what the pages use. */
async function inWorkFolder<T>(packages: Record<string, string>, work: (folder: string) => Promise<T>): Promise<T> {
  const outer = await mkdtemp(join(tmpdir(), 'letterpress-samples-'));
  const folder = join(outer, 'work');
  try {
    await mkdir(join(folder, 'node_modules'), { recursive: true });
    await symlink(NODE_MODULES, join(outer, 'node_modules'));
    for (const [name, place] of Object.entries(packages)) await symlink(place, join(folder, 'node_modules', name));
    return await work(folder);
  } finally {
    await rm(outer, { recursive: true, force: true });
  }
}

async function outputOf(command: string, args: string[], folder: string, environment: Environment): Promise<string> {
  const { stdout } = await run(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, NO_PROXY: '*', ...environment },
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return stdout;
}

/** All bash samples of a page in one shell; the output of each, and the ids that it exported. */
async function runBash(samples: readonly Sample[], folder: string, environment: Environment) {
  const ids: Environment = {};
  if (samples.length === 0) return { outputs: [], ids };
  const script = samples.map(({ text }) => `${text}\nprintf '\\n%s\\n' '${SEPARATOR}'`);
  const exported = Object.values(SHOWN_IDS).map((name) => `printf '%s=%s\\n' ${name} "\${${name}-}"`);
  await writeFile(join(folder, 'samples.sh'), ['set -euo pipefail', ...script, ...exported].join('\n'));
  const outputs = (await outputOf('bash', ['samples.sh'], folder, environment)).split(SEPARATOR);
  for (const [, name, id] of outputs.pop()!.matchAll(/^(\w+)=(.+)$/gm)) ids[name!] = id!;
  return { outputs, ids };
}

async function runProgram(sample: Sample, folder: string, environment: Environment): Promise<string> {
  const file = `line-${sample.line}.${sample.language === 'ts' ? 'mts' : 'py'}`;
  await writeFile(join(folder, file), sample.text);
  return outputOf(sample.language === 'ts' ? process.execPath : 'python3', [file], folder, environment);
}

async function callTool(sample: Sample, { baseUrl, apiKey }: SampleServer, ids: Environment): Promise<void> {
  let text = sample.text;
  for (const [shown, name] of Object.entries(SHOWN_IDS)) text = text.replaceAll(shown, ids[name] ?? shown);
  const response = await fetch(`${baseUrl}/v1/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: JSON.parse(text) }),
  });
  const answer = await response.text();
  assert.ok(JSON.parse(answer).result?.structuredContent, `line ${sample.line}: ${answer}`);
}

/** Runs every sample of one page against a server and compares the responses that the page shows with the real ones. */
export async function runPageSamples(source: string, server: SampleServer): Promise<void> {
  const samples = readSamples(source.replaceAll('{base_url}', server.baseUrl));
  await inWorkFolder(server.packages ?? {}, async (folder) => {
    const key = { LETTERPRESS_API_KEY: server.apiKey };
    const bash = samples.filter(({ language }) => language === 'bash');
    const { outputs, ids } = await runBash(bash, folder, key);
    const printed = new Map<Sample, string>(bash.map((sample, index) => [sample, outputs[index]!]));
    for (const sample of samples) {
      if (sample.language === 'ts' || sample.language === 'python') {
        printed.set(sample, await runProgram(sample, folder, { ...key, ...ids }));
      }
      if (sample.fence === 'json tool') await callTool(sample, server, ids);
    }
    for (const [index, sample] of samples.entries()) {
      if (sample.fence !== 'json output') continue;
      const output = printed.get(printedBy(samples, index)!)!;
      assertSameShape(JSON.parse(sample.text), JSON.parse(output), `line ${sample.line}`);
    }
  });
}
