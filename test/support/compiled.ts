import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');

/** The environment of test runs: a process that finds our sources compiled starts in half the time. */
export const withCompiled: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: FOLDER, ...process.env };
