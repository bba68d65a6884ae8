import { testImportsOf } from './promises.ts';
import { writtenFiles } from './written-files.ts';

testImportsOf(writtenFiles);
