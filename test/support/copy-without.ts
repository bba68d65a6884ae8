import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..', '..');
const PARTS = ['bin', 'samples', 'src', 'templates', 'package.json'];

/** Copies the program to `folder`, with links to all packages but `missing`. Gives its launcher. */
export function copyWithout(folder: string, missing: readonly string[]): string {
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  for (const name of installedPackages()) {
    if (missing.includes(name)) continue;
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link, 'junction');
  }
  return path.join(folder, 'bin', 'letterpress.js');
}

function installedPackages(): string[] {
  return list('').flatMap((name) => (name.startsWith('@') ? list(name).map((inner) => `${name}/${inner}`) : [name]));
}

const list = (folder: string): string[] =>
  readdirSync(path.join(ROOT, 'node_modules', folder)).filter((name) => !name.startsWith('.'));
