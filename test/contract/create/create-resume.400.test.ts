import { refusesBadBodies } from '../guarantees/bad-bodies.ts';
import { CREATE_RESUME } from '../support/endpoints.ts';

refusesBadBodies(CREATE_RESUME, ['company_url']);
