export type FileKind = 'pdf' | 'docx' | 'doc' | 'zip' | 'rtf' | 'image' | 'empty' | 'text';

const PDF_HEADER_WINDOW = 1024;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['doc', [0xd0, 0xcf, 0x11, 0xe0]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
];
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** What a file is by its content; its name may say anything. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Readers of PDF accept some bytes before the header, so we look for it in the same window.
  if (content.subarray(0, PDF_HEADER_WINDOW).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, ZIP_SIGNATURE)) return content.includes('word/document.xml') ? 'docx' : 'zip';
  return SIGNATURES.find(([, signature]) => startsWith(bytes, signature))?.[0] ?? 'text';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
