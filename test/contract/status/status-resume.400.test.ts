import { refusesMalformedIds } from '../guarantees/status.ts';
import { STATUS_RESUME } from '../support/endpoints.ts';

refusesMalformedIds(STATUS_RESUME);
