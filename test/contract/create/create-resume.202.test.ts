import { acceptsDocuments } from '../guarantees/accepted.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

acceptsDocuments(CREATE_RESUME);
