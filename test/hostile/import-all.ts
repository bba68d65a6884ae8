/** Imports hostile files as the service does, two at a time, and keeps how each of them ended. */
import { hostileFiles } from './files.ts';
import { bytesOf, type HostileFile } from './hostile-file.ts';
import { openMaker } from './maker.ts';
import { type Ending, openRealImports } from './real-imports.ts';
import { RESUME_TEXT } from './resume-lines.ts';
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

  try {
    await Promise.all(Array.from({ length: CHILDREN }, lane));
    return { results, figures: watch.figures() };
  } finally {
    watch.stop();
    await maker.close();
    await imports.close();
  }
}
