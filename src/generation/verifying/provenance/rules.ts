/** The table of rules. Each is proved by sentences that it alone refuses, and that it must let pass. */
import { cause, doer, negation, object, softened } from './rules/deeds.ts';
import { date, employer, owner, present, title, unfinished } from './rules/entries.ts';
import {
  beside,
  bound,
  comparison,
  countedThing,
  direction,
  duration,
  measured,
  number,
  numbered,
  period,
} from './rules/numbers.ts';
import type { Rule } from './rules/rule.ts';
import { address, deed, item, itemMixed, posting, scope, together, word } from './rules/words.ts';

export const RULES: readonly Rule[] = [
  word,
  posting,
  item,
  itemMixed,
  together,
  deed,
  address,
  scope,
  number,
  countedThing,
  measured,
  beside,
  numbered,
  duration,
  bound,
  period,
  direction,
  comparison,
  object,
  doer,
  softened,
  negation,
  cause,
  owner,
  title,
  present,
  unfinished,
  employer,
  date,
];
