import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import * as sentences from './bullets.ts';
import { countries } from './places.ts';
import * as jobs from './titles.ts';

export const italian: Vocabulary = {
  language: 'it',
  countries,
  ...jobs,
  ...sentences,
  joint: ' e ',
  ...background,
  amounts: ['@.000 €', '@ milioni di euro', '€ @.000', '@ mila euro'],
  thousands: '.',
};
