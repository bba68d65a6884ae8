import type { Vocabulary } from '../vocabulary.ts';
import * as background from './background.ts';
import * as sentences from './bullets.ts';
import { countries } from './places.ts';
import * as jobs from './titles.ts';

export const portuguese: Vocabulary = {
  language: 'pt',
  countries,
  ...jobs,
  ...sentences,
  joint: ' e ',
  ...background,
  amounts: ['R$ @ mil', 'R$ @ milhões', '@.000 €', '@ milhões de euros', 'R$ @.000,00'],
  thousands: '.',
};
