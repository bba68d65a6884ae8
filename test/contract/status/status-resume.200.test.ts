import { readsStatus } from '../guarantees/status.ts';
import { STATUS_RESUME } from '../support/endpoints.ts';

readsStatus(STATUS_RESUME);
