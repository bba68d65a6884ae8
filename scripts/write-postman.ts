/** Writes samples/letterpress.postman_collection.json from openapi.json: `npm run postman`. A test fails when it is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../src/edge/site/reference/open-api.ts';
import { postmanCollection } from '../src/edge/site/reference/postman.ts';

const BASE_URL = 'http://localhost:3000';

const document = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')) as OpenApiDocument;
const collection = postmanCollection(document, BASE_URL);
const file = new URL('../samples/letterpress.postman_collection.json', import.meta.url);
await writeFile(file, `${JSON.stringify(collection, null, 2)}\n`);
