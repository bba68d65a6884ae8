import { refusesBadKeys } from '../guarantees/bad-keys.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

refusesBadKeys(CREATE_COVER_LETTER);
