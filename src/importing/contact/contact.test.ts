import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume } from '../import.ts';
import type { SourceDocument } from '../source.ts';
import { readStructure } from '../structure/read-structure.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';

type Basics = Record<string, unknown> & { name?: string; location?: Record<string, string> };

const EXPERIENCE: Row = ['Experience', { size: 14, bold: true }];

const basicsOf = (...rows: Row[]): Basics => basicsIn(documentOf([...rows, EXPERIENCE]));

function basicsIn(document: SourceDocument): Basics {
  const { profile } = readStructure(document, '2026-01-01T00:00:00Z');
  return (exportJsonResume(profile) as { basics: Basics }).basics;
}

const NAME: Row = ['Jane Smith', { size: 22 }];

test('contacts are told apart whatever stands between them', () => {
  for (const line of [
    'Dornbirn, Vorarlberg, +43 1 761 27 33, jane@example.at, jane-smith.at',
    '+43 1 761 27 33 jane@example.at jane-smith.at Dornbirn, Vorarlberg',
    '⌂ Dornbirn, Vorarlberg ☎ +43 1 761 27 33 ✉ jane@example.at ☍ jane-smith.at',
    'Dornbirn, Vorarlberg / +43 1 761 27 33 / jane@example.at / jane-smith.at',
  ]) {
    const { email, phone, url, location } = basicsOf(NAME, line);
    assert.deepEqual(
      { email, phone, url, location },
      {
        email: 'jane@example.at',
        phone: '+43 1 761 27 33',
        url: 'https://jane-smith.at',
        location: { city: 'Dornbirn', region: 'Vorarlberg' },
      },
      line,
    );
  }
});

test('the code of a country may stand in brackets', () => {
  assert.equal(basicsOf(NAME, 'Phone number: (+30) 6940000000 (Mobile)').phone, '(+30) 6940000000');
});

test('a form says the name, the place and what the person is', () => {
  const form: Row[] = [
    'Name:\tJane Smith',
    'Position:\tFurrier',
    'Geburtsdatum:\t11.04.1965',
    'Staatsangehörigkeit:\tÖsterreich',
    'Wohnort:\tKleinklein',
    'E-Mail:\tjane@example.at',
  ];
  for (const rows of [form, form.map((row) => String(row).replace(':', ''))]) {
    const { name, location, email } = basicsOf(['Lebenslauf', { size: 18, bold: true }], ...rows);
    assert.deepEqual([name, location, email], ['Jane Smith', { city: 'Kleinklein' }, 'jane@example.at']);
  }
  assert.equal(basicsOf(...form).label, 'Furrier');
});

test('a name on several lines is one, also where contacts stand beside it', () => {
  const large = { size: 22, bold: true };
  assert.equal(basicsOf(['María José', large], ['González', large], ['Puig', large]).name, 'María José González Puig');
  assert.equal(basicsOf(['Elena Rossi-', large], ['Lombardi', large], 'Furrier').name, 'Elena Rossi-Lombardi');
  assert.equal(basicsOf(['Jane', large], 'jane@example.com', ['Smith', large]).name, 'Jane Smith');
  assert.equal(basicsOf(['Jane Smith • Furrier', large]).name, 'Jane Smith');
});

test('where people say how to reach them they say where they live, and nowhere else', () => {
  assert.equal(basicsOf(NAME, 'jane@example.com', 'Kleinklein').location?.city, 'Kleinklein');
  assert.equal(basicsOf(NAME, 'jane@example.com', 'One two three', 'Four five six', 'Kleinklein').location, undefined);
});

test('a place in small letters beside the name is read, however large the name is', () => {
  const document = documentOf([['Jane Smith\tKleinklein', { size: 22 }], 'jane@example.com', EXPERIENCE]);
  document.lines[0]!.spans[1]!.size = 10;
  assert.equal(basicsIn(document).location?.city, 'Kleinklein');
});

test('where nothing above can be a name, it stands under the heading of the contacts', () => {
  const basics = basicsOf('Curriculum Vitae', ['Contact', { size: 14, bold: true }], 'Jane Smith', 'jane@example.com');
  assert.equal(basics.name, 'Jane Smith');
});

test('a town and the number of its department are a place and no street', () => {
  assert.deepEqual(basicsOf(NAME, 'jane@example.com', 'Brest, 29').location, { city: 'Brest', region: '29' });
  assert.deepEqual(basicsOf(NAME, 'jane@example.com', 'Kleinklein, 29').location, { address: 'Kleinklein, 29' });
});

test('the name again at the edge of the page is no place', () => {
  const { location } = basicsOf(
    ['JANE MARIE SMITH', { size: 8 }],
    ['Jane Marie Smith', { size: 22 }],
    'jane@example.com',
  );
  assert.equal(location, undefined);
});

test('an address that its column broke is whole, also under a label and in the middle', () => {
  assert.equal(basicsOf(NAME, 'Email: jane.smith@example.', 'com').email, 'jane.smith@example.com');
  assert.equal(basicsOf(NAME, ['jane.smith@example', { x: 50 }], ['.com', { x: 85 }]).email, 'jane.smith@example.com');
});

test('a link on words leads where it leads; one on a line of contacts says its address again', () => {
  assert.equal(
    basicsOf(NAME, ['Homepage of mine', { href: 'https://jane.example.org/' }]).url,
    'https://jane.example.org/',
  );
  const { email, phone } = basicsOf(NAME, ['jane@example.com|512-555-0142', { href: 'mailto:jane@example.com' }]);
  assert.deepEqual([email, phone], ['jane@example.com', '512-555-0142']);
});

test('contacts at the foot of the page are read where the head has none', () => {
  const foot = 'Kleinklein | 512-555-0142 | jane@example.com';
  const { profile } = readStructure(
    documentOf([NAME, ['Interests', { size: 14, bold: true }], 'Chess, rowing', foot]),
    '2026-01-01T00:00:00Z',
  );
  const { basics, interests } = exportJsonResume(profile) as { basics: Basics; interests: { name: string }[] };
  assert.deepEqual(
    [basics.email, basics.phone, basics.location],
    ['jane@example.com', '512-555-0142', { city: 'Kleinklein' }],
  );
  assert.deepEqual(
    interests.map(({ name }) => name),
    ['Chess', 'rowing'],
  );
});

test('where somebody was born is not where they live', () => {
  const { location } = basicsOf(NAME, 'geboren am 15.09.1981 in Brixen – Italien', 'jane@example.at | Kleinklein');
  assert.deepEqual(location, { city: 'Kleinklein' });
  assert.equal(basicsOf(NAME, 'jane@example.it', 'Nazionalità Ecuador').location, undefined);
});

test('of what may be a town, that beside the address of the mailbox is', () => {
  const { location } = basicsOf(NAME, 'Machine Learning | Computação Científica', 'Kleinklein | jane@example.com');
  assert.deepEqual(location, { city: 'Kleinklein' });
});
