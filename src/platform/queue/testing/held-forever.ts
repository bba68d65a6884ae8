/** A process that claims the first job it finds and never ends it, for tests that kill it. Says so when it has it. */
import { openDatabase } from '../../database/database.ts';
import { createQueue } from '../queue.ts';

const database = openDatabase({ connection: JSON.parse(process.argv[2]!), maxConnections: 10, log: () => {} });
const queue = createQueue({
  database,
  handlers: {
    work: {
      async onStart() {},
      async run() {
        process.stdout.write('held\n');
        return new Promise(() => {});
      },
      async onDone() {},
      async onDead() {},
    },
  },
  concurrency: 1,
  perAccount: 1,
  log: () => {},
});
await queue.start();
