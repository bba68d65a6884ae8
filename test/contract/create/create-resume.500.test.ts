import { answersServerErrors } from '../guarantees/server-error.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

answersServerErrors(CREATE_RESUME);
