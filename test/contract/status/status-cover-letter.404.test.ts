import { hidesOthersDocuments } from '../guarantees/status.ts';
import { STATUS_COVER_LETTER, STATUS_RESUME } from '../support/endpoints.ts';

hidesOthersDocuments(STATUS_COVER_LETTER, STATUS_RESUME);
