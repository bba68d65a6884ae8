import { decodeLoosely } from './decode.ts';
import { isLinkedInCsv } from './linkedin/linkedin.ts';
import { isRenderCv } from './rendercv/rendercv.ts';

export type ReadableKind = 'pdf' | 'docx' | 'zip' | 'json' | 'linkedin-csv' | 'rendercv' | 'xml' | 'text';
export type UnreadableKind =
  | 'doc'
  | 'odt'
  | 'pages'
  | 'other-office'
  | 'rtf'
  | 'image'
  | 'web-page'
  | 'empty'
  | 'binary';
export type FileKind = ReadableKind | UnreadableKind;

const PDF_HEADER_WINDOW = 1024;
const TEXT_START = 2000;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
];

/** What a file is by its content; its name may say anything. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Readers of PDF accept some bytes before the header, so we look for it in the same window.
  if (content.subarray(0, PDF_HEADER_WINDOW).includes('%PDF-')) return 'pdf';
  const signed = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
  if (signed === 'zip') return archiveKind(content);
  return signed ?? textKind(bytes);
}

/** The names of an archive's files stand in it as they are. */
function archiveKind(content: Buffer): FileKind {
  if (content.includes('opendocument.text')) return 'odt';
  if (content.includes('Index/Document.iwa')) return 'pages';
  if (!content.includes('[Content_Types].xml')) return 'zip';
  return content.includes('word/') ? 'docx' : 'other-office';
}

function textKind(bytes: Uint8Array): FileKind {
  const text = decodeLoosely(bytes).replace(/^\ufeff/, '');
  const start = text.slice(0, TEXT_START).trimStart();
  if (text.trim() === '') return 'empty';
  if (text.includes('\u0000') || isMostlySigns(start)) return 'binary';
  if (isLinkedInCsv(text)) return 'linkedin-csv';
  if (/^(?:\{|\[\s*[[{"\d\]]|"[^"\n]*"\s*$)/.test(start)) return 'json';
  if (/^(?:<!doctype html|<html)/i.test(start)) return 'web-page';
  if (/^<(?:\?xml|!doctype|!--|[a-z_][\w.:-]*[\s/>])/i.test(start)) return 'xml';
  return isRenderCv(text) ? 'rendercv' : 'text';
}

/** Control characters, which no text has many of. */
function isMostlySigns(start: string): boolean {
  const signs = start.match(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return signs > start.length / 20;
}
