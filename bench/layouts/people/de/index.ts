import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import * as sentences from './bullets.ts';
import { countries } from './places.ts';
import * as jobs from './titles.ts';

export const german: Vocabulary = {
  language: 'de',
  countries,
  ...jobs,
  ...sentences,
  joint: ' sowie ',
  ...background,
  amounts: ['@ Mio. €', '@.000 €', '@ Mio. Euro', 'EUR @.000', '@ T€', 'rund @ Tsd. Euro'],
  thousands: '.',
};
