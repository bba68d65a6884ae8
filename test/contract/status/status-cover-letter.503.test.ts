import { answersWhenDatabaseIsAway } from '../guarantees/unavailable.ts';
import { STATUS_COVER_LETTER } from '../support/endpoints.ts';

answersWhenDatabaseIsAway(STATUS_COVER_LETTER);
