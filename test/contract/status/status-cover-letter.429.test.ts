import { limitsRequests } from '../guarantees/too-many-requests.ts';
import { STATUS_COVER_LETTER } from '../support/endpoints.ts';

limitsRequests(STATUS_COVER_LETTER);
