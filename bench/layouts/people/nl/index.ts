import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import * as sentences from './bullets.ts';
import { countries } from './places.ts';
import * as jobs from './titles.ts';

export const dutch: Vocabulary = {
  language: 'nl',
  countries,
  ...jobs,
  ...sentences,
  joint: ' en ',
  ...background,
  amounts: ['€ @.000', '€ @ miljoen', '@ miljoen euro', '@k euro'],
  thousands: '.',
};
