import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import { bullets } from './bullets.ts';
import { countries } from './places.ts';
import * as sentences from './sentences.ts';
import * as jobs from './titles.ts';

export const english: Vocabulary = {
  language: 'en',
  countries,
  ...jobs,
  bullets,
  ...sentences,
  joint: ' and ',
  ...background,
  amounts: ['$@k', '$@ million', '$@M', '£@,000', '€@k', '$@,000', '@ million USD'],
  thousands: ',',
};
