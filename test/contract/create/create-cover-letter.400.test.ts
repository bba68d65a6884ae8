import { refusesBadBodies } from '../guarantees/bad-bodies.ts';
import { CREATE_COVER_LETTER } from '../support/endpoints.ts';

refusesBadBodies(CREATE_COVER_LETTER, [
  'company_url',
  'hiring_manager_name',
  'company_street_address',
  'company_city',
  'company_state',
  'company_zip',
  'hiring_manager_email',
  'date',
  'additional_context',
]);
