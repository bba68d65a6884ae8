import { refusesBadKeys } from '../guarantees/bad-keys.ts';
import { STATUS_COVER_LETTER } from '../support/endpoints.ts';

refusesBadKeys(STATUS_COVER_LETTER);
