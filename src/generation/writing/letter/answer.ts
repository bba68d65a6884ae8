/** What is wrong today at the employer, in the posting's own words before the proof that answers it. */
import type { Requirement } from '../../reading/requirements/requirements.ts';
import { filled, type Templates } from './templates.ts';

const MAX_WORDS_OF_PROBLEM = 26;
/** What is wrong today weighs so much. */
const PROBLEM = 5;

/** "You write: “Turnover is too high.”"; null where the requirement is no problem, or cannot be quoted. */
export function problemSentence(requirement: Requirement, { telling }: Templates): string | null {
  const problem = isProblem(requirement) ? problemIn(requirement.text) : null;
  return problem === null || telling === null ? null : filled(telling.problem, { need: problem });
}

export function isProblem({ kind, weight }: Requirement): boolean {
  return kind === 'duty' && weight >= PROBLEM;
}

/** "The new Controller has two things to fix first: our inventory is …": what stands behind the colon. */
function problemIn(text: string): string | null {
  const said = text.replace(/^[^:]{5,60}: /, '').replace(/[.!]$/, '');
  return said.split(/\s+/).length <= MAX_WORDS_OF_PROBLEM && !/[“”"()]/.test(said) ? said : null;
}
