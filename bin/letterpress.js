#!/usr/bin/env node
// Plain JavaScript that any Node can run: it finds a Node that can run TypeScript, and hands over to src/main.ts.
import { spawn, spawnSync } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBundledNode, majorOf, NEEDED_MAJOR, NodeMissing, unfit } from './bundled-node.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const here = path.dirname(fileURLToPath(import.meta.url));

if (majorOf(process.versions.node) >= NEEDED_MAJOR) {
  // Halves the time of a short command; where the folder cannot be written nothing is kept.
  module.enableCompileCache(path.join(here, '..', 'node_modules', '.cache', 'letterpress'));
  if (here.split(path.sep).includes('node_modules')) await import('./strip-types.js');
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2), process.env);
} else {
  handOver(`${process.platform}-${process.arch}`);
}

function handOver(platform) {
  const { name, program } = bundledNode(platform);
  const child = spawn(program, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(unfit(name, platform, error.message)));
  child.on('exit', (code, signal) => {
    // A loader that finds no fitting C library ends as a failed command does; a bare Node tells them apart.
    if (code && spawnSync(program, ['--version']).status !== 0)
      giveUp(unfit(name, platform, `it ends with code ${code}`));
    process.exit(code ?? (signal ? 1 : 0));
  });
}

function bundledNode(platform) {
  try {
    return findBundledNode(platform);
  } catch (error) {
    if (error instanceof NodeMissing) giveUp(error);
    throw error;
  }
}

function giveUp({ message }) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
