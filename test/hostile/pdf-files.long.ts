import { pdfFiles } from './files/all.ts';
import { testImportsOf } from './promises.ts';

testImportsOf(pdfFiles);
