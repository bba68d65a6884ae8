import { acceptsDocuments } from '../guarantees/accepted.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

acceptsDocuments(CREATE_COVER_LETTER);
