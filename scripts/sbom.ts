/** Prints the software bill of materials. `npm run -s sbom > letterpress.cdx.json` */
import { readFileSync } from 'node:fs';
import { billOf } from './bill-of-materials.ts';

const { name, packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
process.stdout.write(`${JSON.stringify(billOf(name, packages), null, 2)}\n`);
