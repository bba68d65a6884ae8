/** The built-in writer of cover letters. */
import type { Line } from '../typesetting/page.ts';
import { type LetterGround, writeEnglish } from './letter/english.ts';

export function writeLetter(ground: Omit<LetterGround, 'companyCity'> & { companyCity?: string | null }): Line[] {
  return writeEnglish({ ...ground, companyCity: ground.companyCity ?? null });
}
