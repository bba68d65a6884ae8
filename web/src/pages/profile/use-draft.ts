import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Profile } from '../../../../src/base/profile.ts';
import type { ProfileChange, ProfileView } from '../../../../src/edge/dashboard/api/types.ts';
import { queries } from '../../api/queries.ts';
import { RequestFailed, request } from '../../api/request.ts';
import { useSessionEnded } from '../../api/session-end.ts';
import { withValue } from '../../lib/json-path.ts';
import type { Json, Path } from './sections.ts';

const SAVE_AFTER_MS = 800;
const SAVE_AGAIN_AFTER_MS = 4_000;
const MAX_STEPS_BACK = 100;
/** Typing in one field is one step back, as long as the person does not pause. A row that is moved is always one. */
const SAME_STEP_MS = 1_500;

interface Draft {
  profile: Json;
  past: Json[];
  future: Json[];
  last: { place: string; at: number } | null;
}

type Step = { type: 'set'; path: Path; value: Json; at: number } | { type: 'undo' } | { type: 'redo' };

function reduce(draft: Draft, step: Step): Draft {
  const { profile, past, future } = draft;
  if (step.type === 'undo') {
    const before = past.at(-1);
    return before === undefined
      ? draft
      : { profile: before, past: past.slice(0, -1), future: [profile, ...future], last: null };
  }
  if (step.type === 'redo') {
    const [after, ...rest] = future;
    return after === undefined ? draft : { profile: after, past: [...past, profile], future: rest, last: null };
  }
  const place = step.path.join('.');
  const isTyping = !Array.isArray(step.value);
  const isSameStep = isTyping && draft.last?.place === place && step.at - draft.last.at < SAME_STEP_MS;
  return {
    profile: withValue(profile, step.path, step.value),
    past: isSameStep ? past : [...past, profile].slice(-MAX_STEPS_BACK),
    future: [],
    last: { place, at: step.at },
  };
}

export interface DraftHandle {
  profile: Json;
  set(path: Path, value: Json): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  state: 'saved' | 'saving' | 'waiting' | 'failed' | 'conflict';
  error: Error | null;
  retry(): void;
}

/** The profile while it is edited: every change is saved by itself a moment later, and can be taken back. */
export function useDraft(view: ProfileView): DraftHandle {
  const client = useQueryClient();
  const [draft, step] = useReducer(reduce, null, () => begin(view.profile));
  const kept = useRef<Json>(draft.profile);
  const version = useRef(view.version);
  const send = async (profile: Json) => {
    const change: ProfileChange = { profile: profile as unknown as Profile, basedOn: version.current };
    const answer = await request<{ version: number }>('PUT', '/profile', change);
    kept.current = profile;
    version.current = answer.version;
    return answer;
  };
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const save = useMutation({
    mutationFn: (profile: Json) => {
      const sending = send(profile);
      running.current = sending;
      return sending;
    },
    onSuccess: (answer, profile) => {
      client.setQueryData<ProfileView>(queries.profile().queryKey, (known) =>
        known ? { ...known, ...answer, profile: profile as unknown as Profile } : known,
      );
      void client.invalidateQueries({ queryKey: ['profile', 'versions'] });
    },
  });
  const isDirty = draft.profile !== kept.current;
  const hasEnded = useSessionEnded();
  const { mutate, isPending } = save;
  const waitMs =
    isDirty && !isPending && !hasEnded ? waitBeforeSaving(save.error, save.variables === draft.profile) : null;
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => mutate(draft.profile), waitMs);
    return () => clearTimeout(timer);
  }, [draft.profile, waitMs, mutate]);
  useLastSave(draft.profile, { kept, running }, mutate);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    profile: draft.profile,
    set: (path, value) => step({ type: 'set', path, value, at: Date.now() }),
    undo: draft.past.length > 0 ? () => step({ type: 'undo' }) : null,
    redo: draft.future.length > 0 ? () => step({ type: 'redo' }) : null,
    state: stateOf(isDirty, save.isPending, save.error),
    error: isDirty ? save.error : null,
    retry: () => save.mutate(draft.profile),
  };
}

interface Saving {
  /** What the server has. */
  kept: RefObject<Json>;
  running: RefObject<Promise<unknown>>;
}

/** Whoever leaves for another page of the dashboard right after typing has not lost it. */
function useLastSave(profile: Json, { kept, running }: Saving, save: (profile: Json) => void): void {
  const latest = useRef(profile);
  latest.current = profile;
  useEffect(
    () => () => {
      void Promise.allSettled([running.current]).then(() => {
        if (latest.current !== kept.current) save(latest.current);
      });
    },
    [kept, running, save],
  );
}

function begin(profile: Profile | null): Draft {
  return { profile: (profile ?? {}) as unknown as Json, past: [], future: [], last: null };
}

/** What the server has refused as it stands is not sent again by itself; what failed on the way is, after a while. */
function waitBeforeSaving(error: Error | null, isTheSame: boolean): number | null {
  if (!isTheSame || !(error instanceof RequestFailed) || error.status === 401) return SAVE_AFTER_MS;
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefused ? null : SAVE_AGAIN_AFTER_MS;
}

function stateOf(isDirty: boolean, isSaving: boolean, error: Error | null): DraftHandle['state'] {
  if (isSaving) return 'saving';
  if (!isDirty) return 'saved';
  if (error instanceof RequestFailed && error.status === 409) return 'conflict';
  return error ? 'failed' : 'waiting';
}
