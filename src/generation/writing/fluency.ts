/** Which languages somebody speaks as his own, or fluently: only where he says no less. */
import { fluencyLevel } from '../vocabulary/known-languages.ts';
import { fold } from '../vocabulary/words.ts';

/** Of a native speaker (`fluencyLevel`). */
const NATIVE = 7;
const FLUENT =
  /^(?:fluent|fluently|bilingual|full professional|fliessend|fließend|verhandlungssicher|courant|couramment|fluido|fluida)(?:$|\s(?:or|and|und|et|y)\s)/u;
/** Behind the level they take some of it back: "Fluent (reading only)". */
const LESS =
  /(?<!\p{L})(?:not?|near\p{L}*|almost|only|was|once|rusty|understand\p{L}*|nicht|nur|fast|pas|seulement|presque|casi|solo)(?!\p{L})/u;

export function isNative(fluency: string | null): boolean {
  return fluencyLevel(levelIn(fluency)) === NATIVE;
}

export function isFluent(fluency: string | null): boolean {
  return isNative(fluency) || FLUENT.test(levelIn(fluency));
}

function levelIn(fluency: string | null): string {
  const said = fold(fluency ?? '');
  return LESS.test(said) ? '' : said.split(/[,;([]/, 1)[0]!.trim();
}
