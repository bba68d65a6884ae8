import { answersServerErrors } from '../guarantees/server-error.ts';
import { STATUS_RESUME } from '../support/endpoints.ts';

answersServerErrors(STATUS_RESUME);
