/** Scans for tests: the pages of a PDF as grey pictures, in a PDF written by hand that has nothing else. */
import { deflateSync } from 'node:zlib';
import { withPdf } from '../../pdf/runs/pdf-js.ts';
import { drawPage, type Picture } from '../picture.ts';

export async function scanOf(pdf: Uint8Array): Promise<Uint8Array> {
  const pictures = await withPdf(pdf, async (document) => {
    const drawn: Picture[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      drawn.push(await drawPage(document, await document.getPage(number)));
    }
    return drawn;
  });
  return pdfOfPictures(pictures);
}

export function pdfOfPictures(pictures: readonly Picture[]): Uint8Array {
  const kids = pictures.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`),
    ...pictures.flatMap((picture, index) => pageObjects(picture, 3 + 3 * index)),
  ];
  return file(objects);
}

function pageObjects({ width, height, grey, scale }: Picture, number: number): Buffer[] {
  const size = `${width / scale} ${height / scale}`;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`;
  const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  return [
    Buffer.from(page),
    stream('', Buffer.from(`${width / scale} 0 0 ${height / scale} 0 0 cm /P Do`)),
    stream(kind, deflateSync(grey)),
  ];
}

const stream = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);

function file(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
