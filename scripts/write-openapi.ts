/** Writes openapi.json from the routes' own schemas: `npm run openapi`. A test fails when the file is out of date. */
import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { createServer } from '../src/edge/guards/server.ts';
import { registerOpenApi } from '../src/edge/rest/openapi.ts';
import { registerRest } from '../src/edge/rest/rest.ts';

const BASE_URL = 'http://localhost:3000';

const notCalled = async (): Promise<never> => {
  throw new Error('only the schemas are read');
};

const app = createServer(pino({ level: 'silent' }), { isUnavailable: () => false });
await registerOpenApi(app, BASE_URL);
await registerRest(app, {
  gate: notCalled,
  createDocument: notCalled,
  readStatus: notCalled,
  dashboardUrl: (id) => id,
  errors: { isUnavailable: () => false },
});
await app.ready();
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(app.swagger(), null, 2)}\n`);
