import { answersWhenDatabaseIsAway } from '../guarantees/unavailable.ts';
import { STATUS_RESUME } from '../support/endpoints.ts';

answersWhenDatabaseIsAway(STATUS_RESUME);
