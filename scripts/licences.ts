/** Lists the packages of the lockfile by their licence, and fails on one that is not allowed. `npm run -s licences` */
import { readFileSync } from 'node:fs';
import { byLicence, forbiddenLicences } from './licence-rules.ts';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
for (const [licence, names] of byLicence(packages)) process.stdout.write(`${licence}: ${names.join(', ')}\n\n`);

const forbidden = forbiddenLicences(packages);
for (const line of forbidden) process.stderr.write(`${line}\n`);
process.exitCode = forbidden.length === 0 ? 0 : 1;
