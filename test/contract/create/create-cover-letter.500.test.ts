import { answersServerErrors } from '../guarantees/server-error.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

answersServerErrors(CREATE_COVER_LETTER);
