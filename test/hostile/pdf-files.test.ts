import { pdfFiles } from './files.ts';
import { testImportsOf } from './promises.ts';

testImportsOf(pdfFiles);
