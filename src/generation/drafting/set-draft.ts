/** The page with a language model's words, as far as they pass before it is set and when it is read back. */
import type { DocumentContext } from '../document-context.ts';
import { type Finished, GenerationFailed } from '../producing.ts';
import { signs } from '../verifying/quoting/tokens.ts';
import { claimsOf, type Draft, withTexts } from './draft.ts';
import { draftCheck, refusedIn, withOwnEmployers } from './review.ts';

export function withCheckedDraft(context: DocumentContext): DocumentContext {
  if (context.draft === null) return context;
  const check = draftCheck(context);
  const refused = refusedIn(context.draft, check);
  const passed = withTexts(context.draft, (text) => (refused.has(text) ? null : text));
  return { ...context, draft: withOwnEmployers(passed, context, check) };
}

const MAX_ROUNDS = 2;

/** A sentence that is objected to on the finished page gives way to our own; a page that cannot be set has none of them. */
export async function withDraft(
  context: DocumentContext,
  set: (context: DocumentContext) => Promise<Finished>,
): Promise<Finished> {
  let draft = context.draft;
  for (let round = 0; draft !== null && round < MAX_ROUNDS; round++) {
    const finished = await set({ ...context, draft }).catch((error: unknown) => {
      if (error instanceof GenerationFailed) return null;
      throw error;
    });
    const kept = finished && withoutObjected(draft, finished, context);
    if (finished !== null && kept === draft) return finished;
    draft = kept;
  }
  return set({ ...context, draft: null });
}

/** The same draft where nothing of it was objected to. */
function withoutObjected(draft: Draft, { findings }: Finished, context: DocumentContext): Draft {
  const objected = findings.map(({ line }) => signs(line)).filter((line) => line !== '');
  const isObjected = (text: string): boolean => {
    const own = signs(text);
    return objected.some((line) => line.includes(own) || own.includes(line));
  };
  const isClean = !claimsOf(draft).some(({ text }) => isObjected(text));
  if (isClean) return draft;
  const passed = withTexts(draft, (text) => (isObjected(text) ? null : text));
  return withOwnEmployers(passed, context, draftCheck(context));
}
