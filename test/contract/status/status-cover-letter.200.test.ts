import { readsStatus } from '../guarantees/status.ts';
import { STATUS_COVER_LETTER } from '../support/endpoints.ts';

readsStatus(STATUS_COVER_LETTER);
