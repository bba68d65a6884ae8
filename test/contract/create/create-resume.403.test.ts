import { refusesWithoutCredits } from '../guarantees/no-credits.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

refusesWithoutCredits(CREATE_RESUME, 5);
