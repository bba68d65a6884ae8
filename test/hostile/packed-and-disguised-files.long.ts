import { packedAndDisguisedFiles } from './files/all.ts';
import { testImportsOf } from './promises.ts';

testImportsOf(packedAndDisguisedFiles);
