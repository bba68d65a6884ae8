import { readFileSync } from 'node:fs';
import path from 'node:path';
import { arabicAccountant, frenchChef, germanEngineer, hebrewLawyer, japaneseDesigner } from './abroad.ts';
import { carpenter, nurse, planner, student } from './english.ts';
import { banker, professor } from './long-careers.ts';
import type { Person } from './person.ts';

const SAMPLES = path.join(import.meta.dirname, '../../../samples');

const developer: Person = {
  called: 'developer',
  resume: JSON.parse(readFileSync(path.join(SAMPLES, 'profile.json'), 'utf8')) as object,
  posting: readFileSync(path.join(SAMPLES, 'job-description.txt'), 'utf8'),
};

export const RESUMES: readonly Person[] = [
  nurse,
  planner,
  banker,
  carpenter,
  developer,
  student,
  professor,
  germanEngineer,
  frenchChef,
  japaneseDesigner,
  arabicAccountant,
  hebrewLawyer,
];

export const LETTERS: readonly Person[] = [nurse, planner, banker, carpenter, developer, student];
