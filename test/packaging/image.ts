import { spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseDockerfile, type Stage, type Step } from './dockerfile.ts';
import { readIgnore } from './dockerignore.ts';
import { runShell } from './npm.ts';

export const PROJECT = path.join(import.meta.dirname, '..', '..');
const projectFile = (name: string) => readFileSync(path.join(PROJECT, name), 'utf8');

/** A container's file system, in a folder, and what it is started with. */
export interface Image {
  /** Where a path of the container lies here. */
  locate: (inside: string) => string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
  user: string;
  volumes: string[];
  ports: string[];
}

/** Who the program runs as: in the container an account that is not root, so root lends it one here too. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Builds the Dockerfile without Docker: each stage is a folder, its commands are run there by the shell. What stands for
 * the base image is the Node that runs this test, beside the stages in `bin`.
 */
export async function buildImage(folder: string): Promise<Image> {
  mkdirSync(path.join(folder, 'bin'));
  copyFileSync(process.execPath, path.join(folder, 'bin', 'node'));
  const stages = readStages();
  for (const stage of stages) await new Builder(folder, stage).run();
  return describe(folder, stages.at(-1)!);
}

/** The package as it would be published, made by the image's first stage; gives the path of the tarball. */
export async function packProject(folder: string): Promise<string> {
  const stage = readStages().find(({ name }) => name === 'pack')!;
  await new Builder(folder, stage).run();
  return globSync(path.join(folder, 'pack/build/*.tgz'))[0]!;
}

const readStages = () => parseDockerfile(projectFile('Dockerfile'));

class Builder {
  readonly #folder: string;
  readonly #root: string;
  readonly #steps: Step[];
  #workdir = '/';

  constructor(folder: string, stage: Stage) {
    this.#folder = folder;
    this.#root = path.join(folder, stage.name);
    this.#steps = stage.steps;
  }

  async run(): Promise<void> {
    for (const step of this.#steps) {
      if (step.keyword === 'WORKDIR') this.#enter(step.rest);
      if (step.keyword === 'COPY') this.#copy(step);
      if (step.keyword === 'RUN') await this.#execute(step.rest);
    }
  }

  #locate(inside: string): string {
    return path.join(this.#root, path.resolve(this.#workdir, inside));
  }

  #enter(workdir: string): void {
    this.#workdir = workdir;
    mkdirSync(this.#locate('.'), { recursive: true });
  }

  #copy({ flags, rest }: Step): void {
    const sources = rest.split(/\s+/);
    const target = sources.pop()!;
    const into = this.#locate(target);
    for (const source of sources) {
      if (flags.from) cpSync(path.join(this.#folder, flags.from, source), into, COPYING);
      else copyFromProject(source, target.endsWith('/') ? path.join(into, source) : into);
    }
    const user = ordinaryUser();
    if (flags.chown && user) chownSync(into, user.uid, user.gid);
  }

  /** What a plain `npm ci` brings lies in the project already: this test runs from it. */
  async #execute(line: string): Promise<void> {
    if (line === 'npm ci') symlinkSync(path.join(PROJECT, 'node_modules'), this.#locate('node_modules'));
    else await runShell(line, this.#locate('.'));
  }
}

const COPYING = { recursive: true, verbatimSymlinks: true };

function copyFromProject(source: string, target: string): void {
  const isIgnored = readIgnore(projectFile('.dockerignore'));
  const from = path.join(PROJECT, source);
  if (!existsSync(from)) throw new Error(`COPY names ${source}, which is not there.`);
  if (source !== '.' && isIgnored(source)) throw new Error(`COPY names ${source}, which .dockerignore leaves out.`);
  const filter = (file: string) => file === from || !isIgnored(path.relative(PROJECT, file));
  cpSync(from, target, { ...COPYING, filter });
}

function describe(folder: string, stage: Stage): Image {
  const all = (keyword: string) => stage.steps.filter((step) => step.keyword === keyword).map(({ rest }) => rest);
  const last = (keyword: string) => all(keyword).at(-1)!;
  const pairs = all('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=') as [string, string]));
  return {
    locate: (inside) => path.join(folder, stage.name, inside),
    workdir: last('WORKDIR'),
    env: Object.fromEntries(pairs),
    command: [...JSON.parse(last('ENTRYPOINT')), ...JSON.parse(last('CMD'))],
    healthcheck: JSON.parse(last('HEALTHCHECK').replace('CMD ', '')),
    user: last('USER'),
    volumes: all('VOLUME'),
    ports: all('EXPOSE'),
  };
}
