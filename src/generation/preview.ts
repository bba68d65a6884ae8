import { documentContextOf } from './document-context.ts';
import type { GenerationInput } from './input.ts';
import { matchProfile } from './matching/match.ts';
import { compose } from './producing.ts';
import { stopwatch } from './stopwatch.ts';
import { exportSvg } from './typesetting/compiler.ts';
import { openEngine, resetEngine } from './typesetting/engine.ts';

/** A picture of the page, as SVG. For choosing a look: it is neither read back nor checked, and no document. */
export async function preview(input: GenerationInput): Promise<string> {
  try {
    const context = documentContextOf(input);
    const matches = matchProfile(context.profile, context.posting, context.now);
    await openEngine(context.families);
    return await exportSvg(compose(input.kind, context, matches, stopwatch(), () => {}).setting.document);
  } finally {
    resetEngine();
  }
}
