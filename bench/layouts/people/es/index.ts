import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import * as sentences from './bullets.ts';
import { countries } from './places.ts';
import * as jobs from './titles.ts';

export const spanish: Vocabulary = {
  language: 'es',
  countries,
  ...jobs,
  ...sentences,
  joint: ' y ',
  ...background,
  amounts: ['@.000 €', '@ millones de euros', '@ M€', 'USD @.000', '@ mil euros'],
  thousands: '.',
};
