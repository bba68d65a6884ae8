/** A profile while it is edited, with the way back. */
import type { Profile } from '../../../../../src/base/profile.ts';

const MAX_STEPS_BACK = 100;
/** Typing in one field is one step back, as long as the person does not pause. */
const SAME_STEP_MS = 1_500;

export interface Draft {
  profile: Profile;
  past: Profile[];
  future: Profile[];
  last: { place: string; at: number } | null;
}

/** `place` is where the person types; null for what is a step of its own, such as moving a row. */
export type Step =
  | { type: 'change'; update: (profile: Profile) => Profile; place: string | null; at: number }
  | { type: 'undo' }
  | { type: 'redo' };

export function beginDraft(profile: Profile): Draft {
  return { profile, past: [], future: [], last: null };
}

export function takeStep(draft: Draft, step: Step): Draft {
  if (step.type === 'undo') return undo(draft);
  if (step.type === 'redo') return redo(draft);
  const { profile, past, last } = draft;
  const isSameStep = step.place !== null && last?.place === step.place && step.at - last.at < SAME_STEP_MS;
  return {
    profile: step.update(profile),
    past: isSameStep ? past : [...past, profile].slice(-MAX_STEPS_BACK),
    future: [],
    last: step.place === null ? null : { place: step.place, at: step.at },
  };
}

function undo(draft: Draft): Draft {
  const before = draft.past.at(-1);
  if (before === undefined) return draft;
  return { profile: before, past: draft.past.slice(0, -1), future: [draft.profile, ...draft.future], last: null };
}

function redo(draft: Draft): Draft {
  const [after, ...rest] = draft.future;
  if (after === undefined) return draft;
  return { profile: after, past: [...draft.past, draft.profile], future: rest, last: null };
}
