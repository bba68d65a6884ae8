import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vacancyOf } from './vacancy.ts';

const named = (title: string | null, company: string | null, onPage: string | null = null): (string | null)[] => {
  const { title: job, employer } = vacancyOf({ title, company }, onPage);
  return [job, employer];
};

test('a job and an employer that were taken for each other change places', () => {
  assert.deepEqual(named('Tamarack County', 'Capital Projects Manager'), [
    'Capital Projects Manager',
    'Tamarack County',
  ]);
  assert.deepEqual(named('Wendle Shire Council', 'Park Ranger'), ['Park Ranger', 'Wendle Shire Council']);
  assert.deepEqual(named('Store Manager', 'The Chef'), ['Store Manager', 'The Chef']);
  assert.deepEqual(named('Product Owner', 'Burmeister GmbH'), ['Product Owner', 'Burmeister GmbH']);
});

test('the title does not name the employer again', () => {
  assert.deepEqual(named('Head Chef at Larkfield Hotels', 'Larkfield Hotels'), ['Head Chef', 'Larkfield Hotels']);
  assert.deepEqual(named('Larkfield Hotels: Head Chef', 'Larkfield Hotels'), ['Head Chef', 'Larkfield Hotels']);
  assert.deepEqual(named('Larkfield Hotels', 'Larkfield Hotels'), [null, 'Larkfield Hotels']);
  assert.deepEqual(named('Duty Manager - Lough Pools', 'Lough Pools CLG'), ['Duty Manager', 'Lough Pools CLG']);
});

test('how many are sought is not part of the title', () => {
  assert.deepEqual(named('Electrical Apprentice x 4', null), ['Electrical Apprentice', null]);
  assert.deepEqual(named('X 4 Programme Analyst', null), ['X 4 Programme Analyst', null]);
});

test('a shouted title is calmed, its acronyms stay', () => {
  assert.deepEqual(named('PROGRAMME COORDINATOR - SQL', null), ['Programme Coordinator - SQL', null]);
  assert.deepEqual(named('HVAC Technician', null), ['HVAC Technician', null]);
});

test('the company page names the employer where the posting does not', () => {
  assert.deepEqual(named('Cook', null, 'Corner Loaf'), ['Cook', 'Corner Loaf']);
});

test('a place behind the title goes where the posting says that the work is there', () => {
  const called = (title: string, text: string): string | null => vacancyOf({ title, company: null, text }, null).title;
  assert.equal(
    called('Inventory Controller - Telford', 'Work at our centre in Telford, days.'),
    'Inventory Controller',
  );
  assert.equal(called('Inventory Controller - Telford', 'Work by day.'), 'Inventory Controller - Telford');
  assert.equal(
    called('Maintenance Technician - Electrical', 'Training in Electrical Safety.'),
    'Maintenance Technician - Electrical',
  );
  assert.equal(called('Nurse - Ward Manager', 'You are in Ward Manager, too.'), 'Nurse - Ward Manager');
});

test('an employer behind the title is one where the posting speaks of it again', () => {
  const vacancy = (title: string, text: string) => vacancyOf({ title, company: null, text }, null);
  assert.deepEqual(vacancy('QA Engineer – Ledgerhawk', "QA Engineer @ Ledgerhawk\nhey! we're Ledgerhawk"), {
    title: 'QA Engineer',
    employer: 'Ledgerhawk',
  });
  assert.equal(vacancy('QA Engineer – Payments', 'You test the payments of shops.').employer, null);
});

test('a remark behind the title is none of it, and a house there is who employs, without its town', () => {
  assert.deepEqual(named('Radiographer (Band 5) - newly qualified welcome', null), ['Radiographer (Band 5)', null]);
  const inText = (title: string, text: string): unknown =>
    Object.values(vacancyOf({ title, company: null, text }, null));
  const hotel = inText(
    'General Manager – Hallowmere House Hotel, Ludlow',
    'About us:\nHallowmere House has 42 bedrooms.',
  );
  assert.deepEqual(hotel, ['General Manager', 'Hallowmere House Hotel']);
  assert.deepEqual(inText('Deputy Manager – The Limes, Harborough', 'About us:\nThe Limes is a home.'), [
    'Deputy Manager',
    'The Limes',
  ]);
  assert.deepEqual(inText('Deputy Manager – The Limes, Harborough', 'The home has 60 beds.'), [
    'Deputy Manager – The Limes, Harborough',
    null,
  ]);
});
