import { answersWhenDatabaseIsAway, refusesWhenQueueIsFull } from '../guarantees/unavailable.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

answersWhenDatabaseIsAway(CREATE_COVER_LETTER);
refusesWhenQueueIsFull(CREATE_COVER_LETTER);
