import { refusesBadKeys } from '../guarantees/bad-keys.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

refusesBadKeys(CREATE_RESUME);
