/** Many pages on one picture, to be looked at. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawPage } from '../../scripts/draw-pdf.ts';

export interface Cell {
  caption: string;
  /** Inside the folder. */
  file: string;
  page: number;
}

const COLUMNS = 7;
const DOTS_PER_INCH = 40;
const GAP = 24;
const CAPTION_HEIGHT = 22;

/** Writes `sheet.png` into the folder that holds the documents. */
export async function drawSheet(folder: string, cells: readonly Cell[]): Promise<string> {
  const pages: Canvas[] = [];
  for (const cell of cells)
    pages.push(await drawPage(readFileSync(path.join(folder, cell.file)), cell.page, DOTS_PER_INCH));
  const width = GAP + Math.max(...pages.map((page) => page.width));
  const height = GAP + CAPTION_HEIGHT + Math.max(...pages.map((page) => page.height));
  const sheet = createCanvas(GAP + COLUMNS * width, GAP + Math.ceil(cells.length / COLUMNS) * height);
  const context = sheet.getContext('2d');
  context.fillStyle = '#e1e1e1';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = 'black';
  context.font = '14px sans-serif';
  pages.forEach((page, index) => {
    const [x, y] = [GAP + (index % COLUMNS) * width, GAP + Math.floor(index / COLUMNS) * height];
    context.fillText(cells[index]!.caption, x, y + CAPTION_HEIGHT - 8, width - GAP);
    context.drawImage(page, x, y + CAPTION_HEIGHT);
  });
  const picture = path.join(folder, 'sheet.png');
  writeFileSync(picture, await sheet.encode('png'));
  return picture;
}
