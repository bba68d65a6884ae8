import { forget } from '../../../src/generation/typesetting/compiler.ts';
import { setPage, toPdf } from '../../../src/generation/typesetting/typeset.ts';
import { ownCpuMs, type Peer } from './peer.ts';

const DENSITY = 0.5;

export function openTypst(families: readonly string[]): Peer {
  return {
    name: 'Typst',
    set: async (page) => {
      const pdf = toPdf(setPage('resume', page, families, DENSITY));
      forget();
      return pdf;
    },
    cpuMs: ownCpuMs,
    close: async () => {},
  };
}
