import { adoptFiles } from '../domain/documents/files-identity.ts';
import { filesPlace, tryFiles } from '../wire.ts';
import type { Command } from './command.ts';
import { withEngines } from './with-engines.ts';

export const fileCommands: Command[] = [
  {
    name: 'files adopt',
    summary: 'Say that these files belong to this database, after they were moved or restored',
    usage: '',
    run: (call) =>
      withEngines(call, async (engines) => {
        await tryFiles(engines);
        await adoptFiles(engines.database.db, engines.files);
        return { adopted: filesPlace(engines.config) };
      }),
  },
];
