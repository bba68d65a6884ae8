import { writtenFiles } from './files/written-files.ts';
import { testImportsOf } from './promises.ts';

testImportsOf(writtenFiles);
