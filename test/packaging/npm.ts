import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const LIMIT_MS = 150_000;

/** The environment of a person's shell: this test may itself be run by npm, which speaks to its children by variables. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)|NODE_TEST|INIT_CWD)/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
}

/** Runs a line of shell with the machine's own npm and this Node. What npm has in its cache is not fetched again. */
export async function runShell(line: string, cwd: string): Promise<void> {
  await promisify(execFile)('sh', ['-ec', line], { cwd, env: shellEnvironment(), timeout: LIMIT_MS });
}
