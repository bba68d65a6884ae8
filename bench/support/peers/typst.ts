import { openEngine, resetEngine } from '../../../src/generation/typesetting/engine.ts';
import { setPage, toPdf } from '../../../src/generation/typesetting/typeset.ts';
import { ownCpuMs, type Peer } from './peer.ts';

const DENSITY = 0.5;

export function openTypst(families: readonly string[]): Peer {
  return {
    name: 'Typst',
    set: async (page) => {
      await openEngine(families);
      const pdf = toPdf(setPage('resume', page, families, DENSITY));
      resetEngine();
      return pdf;
    },
    cpuMs: ownCpuMs,
    close: async () => {},
  };
}
