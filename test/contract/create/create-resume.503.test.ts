import { answersWhenDatabaseIsAway, refusesWhenQueueIsFull } from '../guarantees/unavailable.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

answersWhenDatabaseIsAway(CREATE_RESUME);
refusesWhenQueueIsFull(CREATE_RESUME);
