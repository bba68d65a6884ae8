import { answersServerErrors } from '../guarantees/server-error.ts';
import { STATUS_COVER_LETTER } from '../support/endpoints.ts';

answersServerErrors(STATUS_COVER_LETTER);
