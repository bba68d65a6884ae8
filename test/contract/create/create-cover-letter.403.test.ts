import { refusesWithoutCredits } from '../guarantees/no-credits.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

refusesWithoutCredits(CREATE_COVER_LETTER, 8);
