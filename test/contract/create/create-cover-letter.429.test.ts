import { limitsRequests } from '../guarantees/too-many-requests.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

limitsRequests(CREATE_COVER_LETTER);
