import { limitsRequests } from '../guarantees/too-many-requests.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

limitsRequests(CREATE_RESUME);
