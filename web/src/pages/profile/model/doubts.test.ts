import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankProfile, newFact } from './blank.ts';
import { doubtsByPlace, placeInWords, targetOf } from './doubts.ts';
import { KINDS, LINK, ROLE } from './kinds.ts';

const profile = blankProfile();
const role = (id: string) => ({ ...ROLE.create(), id, highlights: [{ ...newFact('Did it'), id: `${id}-point` }] });
profile.work = [
  { ...KINDS.work.create(), id: 'acme', roles: [role('first'), role('second')] },
  { ...KINDS.work.create(), id: 'beta', roles: [role('third')] },
];
profile.education = [{ ...KINDS.education.create(), id: 'school' }];
profile.projects = [{ ...KINDS.projects.create(), id: 'project', roles: ['Lead'] }];
profile.awards = [{ ...KINDS.awards.create(), id: 'award' }];
profile.basics.profiles = [{ ...LINK.create(), id: 'link' }];

const target = (place: string) => targetOf(profile, { place, message: '' });

test('a remark belongs to a field, and to the entries around it', () => {
  assert.deepEqual(target('work[2].position'), { place: 'third.position', entries: ['beta', 'third'] });
  assert.deepEqual(target('work[1].startDate'), { place: 'second.start', entries: ['acme', 'second'] });
  assert.deepEqual(target('work[1].name'), { place: 'acme.name', entries: ['acme'] });
  assert.deepEqual(target('work[0].highlights[0]')?.place, 'first-point.text');
  assert.deepEqual(target('education[0].institution'), { place: 'school.institution', entries: ['school'] });
  assert.equal(target('projects[0].roles[0]')?.place, 'project.roles');
  assert.equal(target('awards[0]')?.place, 'award.title');
  assert.equal(target('basics.location.city')?.place, 'location.city');
  assert.deepEqual(target('basics.profiles[0].url'), { place: 'link.url', entries: ['link'] });
});

test('what the profile does not have is nowhere', () => {
  for (const place of ['work[3].name', 'page 2', '', 'meta.theme', 'education[4]'])
    assert.equal(target(place), null, place);
});

test('of several remarks on a field the first is shown', () => {
  const remarks = ['One', 'Two'].map((message) => ({ place: 'basics.name', message }));
  assert.equal(doubtsByPlace(profile, remarks).get('basics.name')?.message, 'One');
});

test('places are said in words', () => {
  const words = {
    'education[0].institution': 'School of your first education',
    'work[2].startDate': 'Start of your third role',
    'work[0].name': 'Employer of your first role',
    'work[1].highlights[3]': 'Point 4 of your second role',
    'work[20]': 'Your 21st role',
    'skills[11]': 'Your 12th skill',
    'projects[0].name': 'Name of your first project',
    'basics.name': 'Your name',
    'basics.location.city': 'Your city',
    'basics.profiles[1].url': 'Website of your second link',
    'page 2': 'Page 2',
    'work[0].salary': '“salary” of your first role',
    'meta.theme': '“meta.theme” in the file',
    '': '',
  };
  for (const [place, said] of Object.entries(words)) assert.equal(placeInWords(place), said);
});
