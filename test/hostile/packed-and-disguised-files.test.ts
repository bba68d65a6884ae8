import { packedAndDisguisedFiles } from './files.ts';
import { testImportsOf } from './promises.ts';

testImportsOf(packedAndDisguisedFiles);
