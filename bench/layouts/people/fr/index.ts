import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import * as sentences from './bullets.ts';
import { countries } from './places.ts';
import * as jobs from './titles.ts';

export const french: Vocabulary = {
  language: 'fr',
  countries,
  ...jobs,
  ...sentences,
  joint: ', ',
  ...background,
  amounts: ['@ k€', '@ M€', '@ 000 €', '@ millions d’euros', '@ K€'],
  thousands: ' ',
};
