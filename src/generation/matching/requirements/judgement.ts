/** What became of one demand: met, partly met, or a gap, with the facts and the reason. */
export interface Judgement {
  state: 'met' | 'partly' | 'gap';
  /** Ids of the profile's facts and entries, best first. */
  facts: string[];
  /** In plain words, where it is not simply met. */
  reason: string | null;
  /** False where the facts only hint at it: enough to choose by, too little to be shown to anybody as a proof. */
  isSure: boolean;
}

export const met = (facts: string[]): Judgement => ({
  state: 'met',
  facts,
  reason: null,
  isSure: true,
});
export const partly = (facts: string[], reason: string): Judgement => ({
  state: 'partly',
  facts,
  reason,
  isSure: true,
});
export const gap = (reason: string | null = null): Judgement => ({ state: 'gap', facts: [], reason, isSure: true });

const RANK = { met: 2, partly: 1, gap: 0 } as const;

/** The best of several ways to meet one demand. */
export function bestOf(judgements: readonly Judgement[]): Judgement {
  return judgements.reduce((best, one) => (RANK[one.state] > RANK[best.state] ? one : best), judgements[0] ?? gap());
}

/** Demands of which each must be met. */
export function allOf(judgements: readonly Judgement[]): Judgement {
  if (judgements.length === 1) return judgements[0]!;
  const facts = [...new Set(judgements.flatMap((one) => one.facts))];
  if (judgements.every((one) => one.state === 'met')) return met(facts);
  const reasons = judgements.map((one) => one.reason).filter((reason) => reason !== null);
  if (judgements.every((one) => one.state === 'gap')) return gap(reasons[0] ?? null);
  return partly(facts, reasons.join('; ') || 'One part of it is not in the profile');
}
