import { refusesMalformedIds } from '../guarantees/status.ts';
import { STATUS_COVER_LETTER } from '../support/endpoints.ts';

refusesMalformedIds(STATUS_COVER_LETTER);
