import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Profile } from '../../../../../src/base/profile.ts';
import { blankLocation, blankProfile } from './blank.ts';
import { problemsOf, savablePart } from './checks.ts';
import { KINDS, ROLE } from './kinds.ts';

function ann(change: (profile: Profile) => void = () => {}): Profile {
  const profile = blankProfile();
  profile.basics.name = 'Ann';
  profile.basics.email = 'ann@example.com';
  profile.basics.location = { ...blankLocation(), countryCode: 'DE' };
  const role = { ...ROLE.create(), id: 'role', start: '2014-03', end: '2016' };
  profile.work = [{ ...KINDS.work.create(), id: 'employer', roles: [role] }];
  profile.certificates = [{ ...KINDS.certificates.create(), id: 'certificate', date: '2015' }];
  change(profile);
  return profile;
}

const found = (profile: Profile) => [...problemsOf(profile, 'en').keys()];

describe('what is wrong is said at the field, in words', () => {
  test('nothing is wrong with a good profile', () => assert.deepEqual(found(ann()), []));

  const role = (fields: object) => (profile: Profile) => Object.assign(profile.work[0]!.roles[0]!, fields);
  const basics = (fields: object) => (profile: Profile) => Object.assign(profile.basics, fields);
  const home = (fields: object) => (profile: Profile) => Object.assign(profile.basics.location!, fields);
  const certificate = (fields: object) => (profile: Profile) => Object.assign(profile.certificates[0]!, fields);
  const faults: [string, string, RegExp, (profile: Profile) => void][] = [
    ['a blank name', 'basics.name', /your name/, basics({ name: ' ' })],
    ['an e-mail without a host', 'basics.email', /name@example/, basics({ email: 'ann@' })],
    ['a country nobody knows', 'location.countryCode', /country/, home({ countryCode: 'XQ' })],
    ['a start that is no date', 'role.start', /March 2014/, role({ start: 'Marc 20' })],
    ['an end before the start', 'role.end', /March 2014/, role({ end: '2013' })],
    ['a day that no month has', 'certificate.date', /date/, certificate({ date: '2014-02-30' })],
  ];
  for (const [what, place, message, change] of faults) {
    test(what, () => {
      const problems = problemsOf(ann(change), 'en');
      assert.deepEqual([...problems.keys()], [place]);
      assert.match([...problems.values()][0]!, message);
    });
  }

  test('an end is not looked at while it goes on', () => {
    assert.deepEqual(found(ann(role({ end: '2013', current: true }))), []);
  });
});

describe('what is right is saved nevertheless', () => {
  const saved = (profile: Profile, kept: Profile | null) => savablePart(profile, kept, problemsOf(profile, 'en'));

  test('a profile without a fault is saved as it is', () => {
    const profile = ann();
    assert.equal(saved(profile, ann()), profile);
  });

  test('a field at fault keeps what it had, and its neighbours are saved', () => {
    const typed = ann((profile) => {
      profile.basics = {
        ...profile.basics,
        name: '',
        email: 'ann',
        phone: '1',
        location: { ...blankLocation(), city: 'Ulm', countryCode: 'Q' },
      };
      profile.work[0]!.roles[0] = { ...profile.work[0]!.roles[0]!, position: 'Nurse', start: 'soon' };
      profile.certificates[0] = { ...profile.certificates[0]!, name: 'CKA', date: 'x' };
    });
    const { basics, work, certificates } = saved(typed, ann());
    assert.deepEqual([basics.name, basics.email, basics.phone], ['Ann', 'ann@example.com', '1']);
    assert.deepEqual([basics.location?.city, basics.location?.countryCode], ['Ulm', 'DE']);
    const [role] = work[0]!.roles;
    assert.deepEqual([role!.position, role!.start, role!.end], ['Nurse', '2014-03', '2016']);
    assert.deepEqual([certificates[0]!.name, certificates[0]!.date], ['CKA', '2015']);
  });

  test('an entry that is new has no date yet', () => {
    const typed = ann((profile) => {
      profile.work[0]!.roles.push({ ...ROLE.create(), id: 'new', start: 'soon', end: '2014' });
    });
    const added = saved(typed, ann()).work[0]!.roles[1]!;
    assert.deepEqual([added.start, added.end, added.current], [null, null, false]);
    assert.equal(saved({ ...typed, basics: { ...typed.basics, email: 'x' } }, null).basics.email, null);
  });
});
