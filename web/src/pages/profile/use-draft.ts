import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Profile } from '../../../../src/base/profile.ts';
import type { ProfileChange, ProfileView } from '../../../../src/edge/dashboard/api/types/profile.ts';
import { queries } from '../../api/queries.ts';
import { RequestFailed, request } from '../../api/request.ts';
import { sessionEnd, useSessionEnded } from '../../api/session-end.ts';
import type { Change } from './editor-context.ts';
import { blankProfile } from './model/blank.ts';
import { problemsOf, savablePart } from './model/checks.ts';
import { beginDraft, takeStep } from './model/draft.ts';
import type { Place } from './model/place.ts';

const SAVE_AFTER_MS = 800;
const SAVE_AGAIN_AFTER_MS = 4_000;

export interface DraftHandle {
  profile: Profile;
  change: Change<Profile>;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** What is wrong, by field; the rest is saved nevertheless. */
  problems: ReadonlyMap<Place, string>;
  state: 'new' | 'saved' | 'saving' | 'waiting' | 'failed' | 'conflict';
  error: Error | null;
  retry(): void;
}

/** The profile while it is edited: every change is saved by itself a moment later, and can be taken back. */
export function useDraft(view: ProfileView, language: string): DraftHandle {
  const [draft, step] = useReducer(takeStep, null, () => beginDraft(view.profile ?? blankProfile()));
  const { profile } = draft;
  const problems = useMemo(() => problemsOf(profile, language), [profile, language]);
  const { save, sent, kept, running } = useSaving(view, profile, language);
  // A profile begins with a name: until then there is nothing that a document could be made from.
  const isNew = kept.current === null && profile.basics.name.trim() === '';
  const isDirty = profile !== sent.current && !isNew;
  const hasEnded = useSessionEnded();
  const { mutate, isPending } = save;
  const waitMs = isDirty && !isPending && !hasEnded ? waitBeforeSaving(save.error, save.variables === profile) : null;
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => mutate(profile), waitMs);
    return () => clearTimeout(timer);
  }, [profile, waitMs, mutate]);
  useLastSave(isNew ? null : profile, { sent, running }, mutate);
  const isUnsaved = profile !== sent.current || isWithheld(profile, kept.current, problems);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!sessionEnd.isGivenUp()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return {
    profile,
    problems,
    change: (update, place) => step({ type: 'change', update, place, at: Date.now() }),
    undo: draft.past.length > 0 ? () => step({ type: 'undo' }) : null,
    redo: draft.future.length > 0 ? () => step({ type: 'redo' }) : null,
    state: isNew ? 'new' : stateOf(isDirty, save.isPending, save.error),
    error: isDirty ? save.error : null,
    retry: () => save.mutate(profile),
  };
}

/** Whether something was typed that cannot be saved as it stands. */
function isWithheld(profile: Profile, kept: Profile | null, problems: ReturnType<typeof problemsOf>): boolean {
  return problems.size > 0 && JSON.stringify(savablePart(profile, kept, problems)) !== JSON.stringify(profile);
}

function useSaving(view: ProfileView, begun: Profile, language: string) {
  const client = useQueryClient();
  /** What was typed when it was last saved, and what the server has of it. */
  const sent = useRef(begun);
  const kept = useRef(view.profile);
  const version = useRef(view.version);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (profile: Profile) => {
    const part = savablePart(profile, kept.current, problemsOf(profile, language));
    const change: ProfileChange = { profile: part, basedOn: version.current };
    const answer = await request<{ version: number }>('PUT', '/profile', change);
    const isFirst = version.current === null;
    sent.current = profile;
    kept.current = part;
    version.current = answer.version;
    return { ...answer, part, isFirst };
  };
  const save = useMutation({
    mutationFn: (profile: Profile) => {
      const sending = send(profile);
      running.current = sending;
      return sending;
    },
    onSuccess: ({ version: number, part, isFirst }) => {
      client.setQueryData<ProfileView>(queries.profile().queryKey, (known) =>
        known ? { ...known, version: number, profile: part } : known,
      );
      void client.invalidateQueries({ queryKey: queries.versions().queryKey });
      if (!isFirst) return;
      void client.invalidateQueries({ queryKey: queries.profile().queryKey });
      void client.invalidateQueries({ queryKey: queries.session().queryKey });
    },
  });
  return { save, sent, kept, running };
}

interface Saving {
  sent: RefObject<Profile>;
  running: RefObject<Promise<unknown>>;
}

/** Whoever leaves for another page of the dashboard right after typing has not lost it. */
function useLastSave(profile: Profile | null, { sent, running }: Saving, save: (profile: Profile) => void): void {
  const latest = useRef(profile);
  latest.current = profile;
  useEffect(
    () => () => {
      void Promise.allSettled([running.current]).then(() => {
        if (latest.current !== null && latest.current !== sent.current) save(latest.current);
      });
    },
    [sent, running, save],
  );
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
