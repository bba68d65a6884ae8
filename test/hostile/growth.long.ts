import { SHAPES, testGrowthOf } from './growth.ts';

testGrowthOf(SHAPES);
