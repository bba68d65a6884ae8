#!/usr/bin/env node
// Plain JavaScript that any Node can run: it finds a Node that can run TypeScript, and hands over to src/main.ts.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const here = path.dirname(fileURLToPath(import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) {
  // Halves the time of a short command; where the folder cannot be written nothing is kept.
  module.enableCompileCache(path.join(here, '..', 'node_modules', '.cache', 'letterpress'));
  if (here.split(path.sep).includes('node_modules')) await import('./strip-types.js');
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2), process.env);
} else {
  handOver(bundledNode());
}

/** The Node that npm installed with us; there is one for Linux and Windows. */
function bundledNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const folder = path.dirname(require.resolve(`node-${platform}-${process.arch}/package.json`));
    return path.join(folder, 'bin', platform === 'win' ? 'node.exe' : 'node');
  } catch {
    process.stderr.write(
      `Letterpress needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}. Install it and run the command again.\n`,
    );
    process.exit(1);
  }
}

function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
