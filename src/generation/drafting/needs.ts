/**
 * What a language model reads in the posting, joined to what we read in it. Degrees, licences, years and languages stay
 * our judgement; of skills and duties the model may name further facts, and facts that it ranks rise.
 */
import type { Match, Matches } from '../matching/match.ts';
import type { RequirementSupport } from '../matching/requirements/requirement-support.ts';
import { isHard } from '../reading/requirements/requirement-kind.ts';
import { signs } from '../verifying/quoting/tokens.ts';
import type { Draft } from './draft.ts';

/** The first fact of the first need counts at least this much of the best one; each further need and fact less. */
const FIRST = 0.95;
const PER_NEED = 0.07;
const PER_FACT = 0.1;
const RANKED_FACTS = 2;
const REASON = 'A language model found a fact that answers it; our own reading did not.';

export function withNeeds(matches: Matches, draft: Draft | null): Matches {
  if (draft === null || draft.needs.length === 0) return matches;
  const floors = floorsOf(draft.needs);
  return {
    ...matches,
    of: (id): Match => {
      const match = matches.of(id);
      return { ...match, score: Math.max(match.score, floors.get(id) ?? 0) };
    },
    requirements: matches.requirements.map((one) => joined(one, draft.needs)),
  };
}

function floorsOf(needs: Draft['needs']): Map<string, number> {
  const floors = new Map<string, number>();
  for (const [at, { facts }] of needs.entries()) {
    for (const [place, id] of facts.slice(0, RANKED_FACTS).entries()) {
      floors.set(id, Math.max(floors.get(id) ?? 0, FIRST - PER_NEED * at - PER_FACT * place));
    }
  }
  return floors;
}

function joined(support: RequirementSupport, needs: Draft['needs']): RequirementSupport {
  const { requirement, facts, state } = support;
  if (isHard(requirement.kind)) return support;
  const text = signs(requirement.text);
  const same = needs.filter(({ quote }) => text.includes(signs(quote)) || signs(quote).includes(text));
  const more = [...new Set(same.flatMap((need) => need.facts))].filter((id) => !facts.includes(id) && id !== 'request');
  if (more.length === 0) return support;
  const all = [...facts, ...more];
  return state === 'gap' ? { ...support, facts: all, state: 'partly', reason: REASON } : { ...support, facts: all };
}
