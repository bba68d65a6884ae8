import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/**
 * Who may import whom (ARCHITECTURE.md). A room is a folder, or a file directly below `src`; a room may always import
 * itself. What is not listed is forbidden.
 */
const MAY_IMPORT: Record<string, string[]> = {
  base: [],
  'platform/database': ['base'],
  'platform/queue': ['base', 'platform/database'],
  'platform/sandbox': ['base'],
  'platform/files': ['base'],
  'platform/limits': ['base'],
  'platform/outbound': ['base'],
  'platform/mail': ['base'],
  'platform/oauth': [],
  'platform/language-model': [],
  'platform/telemetry': ['base', 'platform/files'],
  generation: ['base'],
  importing: ['base'],
  'domain/accounts': ['base', 'platform'],
  'domain/keys': ['base', 'platform', 'domain/accounts'],
  'domain/credits': ['base', 'platform', 'domain/accounts'],
  'domain/profiles': ['base', 'platform', 'domain/accounts', 'importing/import.ts'],
  'domain/documents': [
    'base',
    'platform',
    'domain/accounts',
    'domain/credits',
    'domain/profiles',
    'generation/generate.ts',
  ],
  'domain/personal-data': [
    'base',
    'platform',
    'domain/accounts',
    'domain/credits',
    'domain/keys',
    'domain/profiles',
    'domain/documents',
  ],
  'edge/guards': ['base', 'domain'],
  'edge/rest': ['base', 'domain', 'edge/guards'],
  'edge/mcp': ['base', 'domain', 'edge/guards'],
  'edge/dashboard': ['base', 'domain', 'edge/guards'],
  'edge/site': ['base', 'domain', 'edge/guards'],
  'edge/files': ['base', 'domain', 'edge/guards'],
  'edge/ops': ['base', 'domain', 'edge/guards'],
  settings: ['base', 'platform/limits'],
  'config.ts': ['base', 'platform/files', 'platform/limits', 'settings'],
  'sandboxed.ts': ['base', 'generation/generate.ts', 'importing', 'platform/sandbox'],
  'wire-sandbox.ts': ['domain', 'generation', 'importing', 'platform/sandbox'],
  'sandbox-tasks.ts': [
    'base',
    'platform',
    'generation/generate.ts',
    'importing/import.ts',
    'domain',
    'sandboxed.ts',
    'wire.ts',
    'wire-sandbox.ts',
  ],
  'engine-checks.ts': ['base', 'platform', 'domain', 'config.ts', 'wire.ts'],
  'wire.ts': [
    'base',
    'platform',
    'domain',
    'config.ts',
    'sandbox-tasks.ts',
    'wire-language-model.ts',
    'wire-sandbox.ts',
  ],
  'wire-language-model.ts': ['base', 'platform', 'generation', 'domain', 'config.ts', 'wire-sandbox.ts'],
  'wire-dashboard.ts': ['base', 'platform', 'domain', 'edge', 'generation/generate.ts', 'config.ts', 'wire.ts'],
  'wire-http.ts': [
    'base',
    'platform',
    'domain',
    'edge',
    'config.ts',
    'sandbox-tasks.ts',
    'wire.ts',
    'wire-dashboard.ts',
    'wire-sandbox.ts',
  ],
  'wire-ops.ts': ['base', 'platform', 'edge/ops', 'config.ts', 'wire.ts'],
  commands: [
    'base',
    'settings',
    '../package.json',
    'platform',
    'generation',
    'importing',
    'domain',
    'config.ts',
    'engine-checks.ts',
    'sandbox-tasks.ts',
    'wire.ts',
    'wire-language-model.ts',
    'wire-sandbox.ts',
    'wire-http.ts',
    'wire-ops.ts',
  ],
  'main.ts': ['base', 'commands', 'config.ts', '../package.json'],
};

const SRC = path.join(import.meta.dirname, '..', '..', 'src');

/** The sources; a test may reach further than what it tests. */
const files = globSync('**/*.ts', { cwd: SRC })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.endsWith('.test.ts') && !/\/(testing|fixtures)\//.test(file));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)|(?:^|\n)import\s+'(\.[^']+)'/g;

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8');
  return [...source.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3]!;
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  });
}

function roomOf(file: string): string {
  const room = Object.keys(MAY_IMPORT).find((name) => file === name || file.startsWith(`${name}/`));
  assert.ok(room, `${file} stands in no room of the table`);
  return room;
}

test('every file stands in a room, and every room of the table is there', () => {
  const rooms = new Set(files.map(roomOf));
  assert.deepEqual([...rooms].sort(), Object.keys(MAY_IMPORT).sort());
});

test('no room imports what the table does not allow', () => {
  const broken: string[] = [];
  for (const file of files) {
    const room = roomOf(file);
    for (const target of importsOf(file)) {
      const inside = target === room || target.startsWith(`${room}/`);
      const allowed = MAY_IMPORT[room]!.some((name) => target === name || target.startsWith(`${name}/`));
      if (!inside && !allowed) broken.push(`${file} imports ${target}`);
    }
  }
  assert.deepEqual(broken, []);
});

test('no files import each other in a circle, types aside', () => {
  const graph = new Map(files.map((file) => [file, valueImportsOf(file)]));
  const done = new Set<string>();
  const walk = (file: string, trail: string[]): void => {
    assert.ok(!trail.includes(file), `circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
});

function valueImportsOf(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8').replace(/(?:^|\n)\s*(?:import|export) type\b[^;]*;/g, '\n');
  return [...source.matchAll(IMPORT)].map((match) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? match[3]!)),
  );
}

test('the test sees imports: the wire joins the floors', () => {
  assert.ok(importsOf('wire-http.ts').includes('edge/rest/rest.ts'));
  assert.ok(importsOf('main.ts').includes('commands/accounts.ts'));
});
