import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceJob } from '../json-resume/sections.ts';
import { employersFromTitles, splitEmployers, withoutPreposition } from './employers-in-titles.ts';

const read = (...positions: string[]) =>
  splitEmployers(positions.map((position) => ({ name: null, position }) as SourceJob)).map(
    ({ name, position }) => `${position} | ${name}`,
  );

test('where most titles name their employer, it is taken out of them', () => {
  assert.deepEqual(
    read('Desarrolladora en Ruby on Rails en Besepa', 'Aprendiz de Ruby en Iberia.', 'Psicóloga y perito forense'),
    ['Desarrolladora en Ruby on Rails | Besepa', 'Aprendiz de Ruby | Iberia', 'Psicóloga y perito forense | null'],
  );
});

test('one of many may be a title of that kind', () => {
  const titles = ['Ingeniera en Sistemas', 'Psicóloga', 'Enfermera'];
  assert.deepEqual(
    read(...titles),
    titles.map((title) => `${title} | null`),
  );
});

test('what leads to a name is no part of it', () => {
  const names = [
    'bei der Acme AG',
    'an der Universität Wien',
    'à l’ETNA',
    'chez 3BEG',
    'chez doconaut',
    'na O Boticário',
    'Am Park GmbH',
    'at&t',
  ];
  assert.deepEqual(names.map(withoutPreposition), [
    'Acme AG',
    'Universität Wien',
    'ETNA',
    '3BEG',
    'doconaut',
    'O Boticário',
    'Am Park GmbH',
    'at&t',
  ]);
});

test('where a town was taken for the employer, the employer is found in the title', () => {
  const named = (name: string, position: string, location: string | null = null): string => {
    const [job] = employersFromTitles([{ name, position, location } as SourceJob]);
    return `${job!.position} | ${job!.name} | ${job!.location ?? ''}`;
  };
  assert.equal(named('Reno, NV', 'ACME | PAYROLL SPECIALIST'), 'PAYROLL SPECIALIST | ACME | Reno, NV');
  assert.equal(named('Dijon (21)', 'Comptable chez Acme'), 'Comptable | Acme | Dijon (21)');
  assert.equal(named('KY', 'Technician, Acme'), 'Technician | Acme | KY');
  assert.equal(named('Present', 'Interpreter, Acme, San Jose, CA'), 'Interpreter, Acme, San Jose, CA | Present | ');
  assert.equal(named('Present', 'Interpreter, Acme', 'San Jose, CA'), 'Interpreter | Acme | San Jose, CA');
  assert.equal(named('Hackney', 'Engineer, Acme Systems', 'UK'), 'Engineer | Acme Systems | Hackney, UK');
});

test('a name that may be one stays', () => {
  const jobs = [
    { name: 'Acme', position: 'Engineer, Platform', location: 'CA' },
    { name: 'Boston', position: 'Engineer', location: null },
    { name: 'EY', position: 'Consultant, Strategy', location: null },
    { name: 'Siemens AG', position: 'Engineer, Platform', location: null },
    { name: 'Siemens AG', position: 'Engineer – Acme Systems', location: 'CA' },
  ] as SourceJob[];
  assert.deepEqual(employersFromTitles(jobs), jobs);
});
