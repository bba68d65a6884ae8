import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactIn } from './contact-person.ts';

test('whom a posting asks to write to', () => {
  for (const [text, name] of [
    ['CV and a few lines about yourself to Mick Thackray, Transport Manager. Say how far you live.', 'Mick Thackray'],
    ['Send a CV and a letter, a real one, to me, Fergal Considine.', 'Fergal Considine'],
    ['In the letter tell me about the field. Address it to me: Noor Habibi-Lund, Research Lead.', 'Noor Habibi-Lund'],
    ['Applications by letter to Mr Tobias Rennick, Headteacher, by noon.', 'Mr Tobias Rennick'],
    ['Please forward a CV to the HR Department, Slievenore Society.', null],
    ['Send your letter to Human Resources, Box 4.', null],
    ['Apply to Harrow Creek, our hospital.', null],
    ['You will report to Deirdre Hanrahan.', null],
    ['Letters of interest are addressed to Dr. Lucero-Wynn, Principal.', 'Dr. Lucero-Wynn'],
    ['We build ships.\nEverybody has one.\n\nGráinne Tuohy, CTO\n', 'Gráinne Tuohy'],
    ['We build ships.\n\nGráinne Tuohy\nManaging Director', 'Gráinne Tuohy'],
    ['We build ships.\n\nGrand Rapids, Michigan', null],
    ['Send a resume to Tamsin, our office manager.', null],
    ['Submit your resume to Grand Rapids, Michigan.', null],
  ] as const)
    assert.equal(contactIn(text, 'Harrow Creek Hospital'), name, text);
});

test('a posting of nothing but empty lines is read in no time', () => {
  const before = process.cpuUsage().user;
  contactIn(`a\n${'\n'.repeat(60_000)}x`, null);
  assert.ok(process.cpuUsage().user - before < 200_000);
});
