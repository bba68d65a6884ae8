/** The families that the packages and the machine offer. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGES = path.join(import.meta.dirname, '../../../node_modules');
const FOLDERS = [
  path.join(PACKAGES, '@expo-google-fonts/source-sans-3'),
  path.join(PACKAGES, '@expo-google-fonts/source-serif-4'),
  path.join(PACKAGES, 'pdfjs-dist/standard_fonts'),
  '/usr/share/fonts/truetype/dejavu',
];
/** Weights that no layout asks for. */
const UNUSED = /(?:200|300|500|600|800|900)|ExtraLight|MathTeX/;

export function fontFiles(): Uint8Array[] {
  return FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
    .filter((file) => file.endsWith('.ttf') && !UNUSED.test(file) && statSync(file).isFile())
    .map((file) => readFileSync(file));
}

/** Lets programs that ask fontconfig find them as well. Answers with the folder that tells it, to be removed in the end. */
export function offerFonts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'layout-fonts-'));
  const own = FOLDERS.map((one) => `<dir>${one}</dir>`).join('');
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${system}${own}</fontconfig>`);
  process.env.FONTCONFIG_FILE = file;
  return folder;
}
