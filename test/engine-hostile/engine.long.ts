import { testDocumentsOf } from './engine.ts';
import { HOSTILE_INPUTS } from './inputs.ts';

testDocumentsOf(HOSTILE_INPUTS);
