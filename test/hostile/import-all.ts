/** Imports hostile files as the service does, two at a time, and keeps how each of them ended. */
import { hostileFiles } from './files/all.ts';
import { bytesOf, type HostileFile } from './files/hostile-file.ts';
import { RESUME_TEXT } from './files/resume-lines.ts';
import { openMaker } from './maker.ts';
import { type Ending, openRealImports } from './real-imports.ts';
import { type Figures, watchProcesses } from './watch.ts';

const CHILDREN = 2;

export interface Result extends Ending {
  file: HostileFile;
  /** Whether a small resume was imported right after it, in the same pool. */
  nextWorked: boolean;
}

export async function importAll(files: readonly HostileFile[]): Promise<{ results: Result[]; figures: Figures }> {
  const imports = await openRealImports(CHILDREN);
  const maker = openMaker();
  const watch = watchProcesses(imports.sandbox);
  const waiting = [...files];
  const results: Result[] = [];

  const importOne = async (file: HostileFile): Promise<Result> => {
    const bytes = await maker.make(hostileFiles.indexOf(file));
    const ending = await watch.during(file.name, () => imports.run(bytes));
    const next = await imports.run(bytesOf(RESUME_TEXT));
    return { ...ending, file, nextWorked: next.person === 'Jane Smith' };
  };
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) results.push(await importOne(file));
  };

  /** A file that holds the loop does so each time; a collection of garbage or a busy kernel does not. */
  const holdsAgain = async (holders: readonly HostileFile[]): Promise<Pick<Figures, 'longestHoldMs' | 'heldBy'>> => {
    const second = watchProcesses(imports.sandbox);
    for (const file of holders) {
      const bytes = await maker.make(hostileFiles.indexOf(file));
      await second.during(file.name, () => imports.run(bytes));
    }
    second.stop();
    const { longestHoldMs, heldBy } = second.figures();
    return { longestHoldMs, heldBy };
  };

  try {
    await Promise.all(Array.from({ length: CHILDREN }, lane));
    const figures = watch.figures();
    const holders = files.filter(({ name }) => figures.holders.includes(name));
    return { results, figures: holders.length === 0 ? figures : { ...figures, ...(await holdsAgain(holders)) } };
  } finally {
    watch.stop();
    await maker.close();
    await imports.close();
  }
}
