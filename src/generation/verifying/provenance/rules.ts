/** The table of rules. Each is proved by sentences that it alone refuses, and that it must let pass. */
import { bound, period } from './rules/bounds.ts';
import { bare, reader } from './rules/claims.ts';
import { countedThing, number, numbered } from './rules/counts.ts';
import { cause, object, softened } from './rules/deeds.ts';
import { comparison, direction } from './rules/directions.ts';
import { doer } from './rules/doer.ts';
import { addressee, employed, employer } from './rules/employers.ts';
import { degree, owner, title } from './rules/entries.ts';
import { item, itemMixed, together } from './rules/items.ts';
import { hearsay, joining, lasting } from './rules/joining.ts';
import { beside, duration, experienced, measured } from './rules/measures.ts';
import { negation } from './rules/negation.ts';
import { noted } from './rules/notes.ts';
import { paper } from './rules/papers.ts';
import type { Rule } from './rules/rule.ts';
import { date, present, unfinished } from './rules/times.ts';
import { address, deed, posting, scope, word } from './rules/words.ts';

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
  experienced,
  bound,
  noted,
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
  degree,
  paper,
  present,
  unfinished,
  employer,
  employed,
  addressee,
  date,
  bare,
  reader,
  joining,
  lasting,
  hearsay,
];
