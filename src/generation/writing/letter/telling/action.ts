/** A deed that notes name by its noun, with the verb of it: "Supervision of 2 students" → "supervise 2 students". */
import type { Place } from '../../../matching/proofs.ts';
import { pastOf, verbOf } from '../../../vocabulary/verbs.ts';
import { isSingleThing } from './article.ts';
import { ACTION_VERBS, PAST_VERBS, PREPOSITION } from './words.ts';

/** "Loading and unloading trailers", "setting out of roads": the verbs, and what follows them. */
const ACTS =
  /^(?<acts>[\p{L}-]+(?:(?:, [\p{L}-]+)*,? and [\p{L}-]+)?)(?<particle> (?:out|up|down|off))?(?<of> of)? (?<thing>\S.*)$/su;

/** What follows "I"; null where it is not certain that its nouns are deeds, done to what follows. */
export function asAction(sentence: string, { current }: Pick<Place, 'current'>): string | null {
  const { acts = '', particle = '', of, thing = '' } = ACTS.exec(sentence)?.groups ?? {};
  const names = acts.toLowerCase().split(/,? and |, /);
  const verbs = names.map(verbNamed);
  const first = thing.split(' ', 1)[0]!;
  if (verbs.includes(null) || (names.length === 1 && of === undefined)) return null;
  if (of === undefined && (names.some((name) => !name.endsWith('ing')) || PREPOSITION.test(first))) return null;
  const isThe = isSingleThing(thing) || /^\p{Nd}+\p{L}+ \p{Ll}+(?<!s)(?!\p{L})/u.test(thing);
  const forms = verbs.map((verb) => (current ? verb! : pastOf(verb!)));
  const told = forms.length === 1 ? forms[0]! : `${forms.slice(0, -1).join(', ')} and ${forms.at(-1)}`;
  return `${told}${particle} ${isThe ? 'the ' : ''}${thing.replace(FOR_SO_MANY, ' for ')}`;
}

function verbNamed(name: string): string | null {
  const verb = verbOf(name);
  if (verb?.form === 'gerund') return verb.base;
  const base = name.replace(/ing$/, '');
  return base !== name && PAST_VERBS.has(`${base}ed`) ? base : (ACTION_VERBS.get(name) ?? null);
}

/** "Dispensing of lenses, 12-18 patients per day" */
const FOR_SO_MANY =
  /, (?=\p{Nd}\S* (?:patients|clients|customers|guests|residents|pupils|students|families|people|staff)(?: (?:a|per) \p{L}+)?\.?$)/u;
