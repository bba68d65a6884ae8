import { refusesBadKeys } from '../guarantees/bad-keys.ts';
import { STATUS_RESUME } from '../support/endpoints.ts';

refusesBadKeys(STATUS_RESUME);
