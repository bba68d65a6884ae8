import { limitsRequests } from '../guarantees/too-many-requests.ts';
import { STATUS_RESUME } from '../support/endpoints.ts';

limitsRequests(STATUS_RESUME);
