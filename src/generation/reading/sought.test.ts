import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from './posting.ts';

const vacancy = (text: string): (string | null)[] => {
  const { title, company } = readPosting(text);
  return [title, company];
};

test('who seeks whom is read in a sentence where a posting has no header', () => {
  const cases: [string, string | null, string | null][] = [
    ['Contoso looks for a platform engineer: run our clusters.\nYou write Go.', 'Platform Engineer', 'Contoso'],
    ['Contoso needs an analyst who knows SQL.', 'Analyst', 'Contoso'],
    ['Acme is hiring a software engineer (backend). Go is required.', 'Software Engineer', 'Acme'],
    ['Fourth Coffee is now looking for a line cook.', 'Line Cook', 'Fourth Coffee'],
    ['Our client, a leading bank, requires a risk analyst.\nSQL.', 'Risk Analyst', null],
    ['We need a head of sales for our Leeds office.', 'Head of Sales', null],
    ['We need a nurse to support our lead physician.', 'Nurse', null],
    ['We are hiring a Product Owner for our new app.', 'Product Owner', null],
    ['We need a nurse to join our ward at Mercy Hospital.\nBLS.', 'Nurse', 'Mercy Hospital'],
    ['We need a Kubernetes wizard.', null, null],
    ['The position of head nurse is open from May on.', 'Head Nurse', null],
    ['We need a planner: supervisor duties are shared.', 'Planner', null],
    ['We need a cook (no waiter).', 'Cook', null],
    ['We are looking for a Senior Data Engineer to join Northwind.\nSpark.', 'Senior Data Engineer', 'Northwind'],
    ['Join Fabrikam as a product designer. You know Figma.', 'Product Designer', 'Fabrikam'],
    ['Make me a resume for the data scientist role at Umbrella, please.', 'Data Scientist', 'Umbrella'],
    ['Die Rheintal AG sucht eine erfahrene Buchhalterin (m/w/d).\nSie kennen DATEV.', 'Buchhalterin', 'Rheintal AG'],
    ['Wir suchen einen Softwareentwickler für unser Team.', 'Softwareentwickler', null],
    ['Nous recherchons un comptable pour notre agence.\nSage.', 'Comptable', null],
    ['Buscamos un ingeniero de datos con experiencia en Spark.\nAcme S.L.', 'Ingeniero de Datos', 'Acme S.L.'],
  ];
  for (const [text, title, company] of cases) assert.deepEqual(vacancy(text), [title, company], text);
});

test('what somebody has to be is no part of what the job is called', () => {
  for (const wanted of [
    'a motivated and experienced nurse',
    'a reliable, friendly nurse',
    'a very skilled nurse to join',
  ])
    assert.equal(vacancy(`We are looking for ${wanted} us.\nBLS.`)[0], 'Nurse', wanted);
});

test('a sentence that names no occupation gives no title, and a header is none', () => {
  assert.deepEqual(vacancy('Looking for a friendly person to help in our shop.\nCash handling.'), [null, null]);
  assert.deepEqual(vacancy('Special Educational Needs Coordinator\nHarrow School\nYou need a car.'), [
    'Special Educational Needs Coordinator',
    'Harrow School',
  ]);
});

test('only the beginning of a sentence is searched, which keeps a hostile one from taking long', () => {
  const after = (words: number) => vacancy(`${'so '.repeat(words)}we need a cook`)[0];
  assert.deepEqual([after(50), after(150)], ['Cook', null]);
});
