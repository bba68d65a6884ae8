/** Every hostile file, made by code alone; nothing of them is stored. */
import { archiveFiles } from './archive-files.ts';
import { disguisedFiles } from './disguised-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { pdfContentFiles } from './pdf-content.ts';
import { encryptedPdfFiles } from './pdf-encryption.ts';
import { pdfStructureFiles } from './pdf-structure.ts';
import { writtenFiles } from './written-files.ts';

export const pdfFiles: readonly HostileFile[] = [...pdfStructureFiles, ...encryptedPdfFiles, ...pdfContentFiles];
export const packedAndDisguisedFiles: readonly HostileFile[] = [...archiveFiles, ...disguisedFiles];
export const hostileFiles: readonly HostileFile[] = [...pdfFiles, ...packedAndDisguisedFiles, ...writtenFiles];
