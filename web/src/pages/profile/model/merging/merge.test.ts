import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Profile } from '../../../../../../src/base/profile.ts';
import { blankLocation, blankProfile, newFact, type Role } from '../blank.ts';
import { KINDS, LINK, ROLE } from '../kinds.ts';
import { singleSkill } from '../skills.ts';
import type { Choice } from './difference.ts';
import { differences, mergeProfiles } from './merge.ts';

const role = (fields: Partial<Role>, ...points: string[]): Role => ({
  ...ROLE.create(),
  ...fields,
  highlights: points.map(newFact),
});
const employer = (name: string, ...roles: Role[]) => ({ ...KINDS.work.create(), name, roles });

function ann(change: (profile: Profile) => void): Profile {
  const profile = blankProfile();
  profile.basics = { ...profile.basics, name: 'Ann', email: 'ann@example.com' };
  change(profile);
  return profile;
}

const found = (mine: Profile, theirs: Profile) =>
  differences(mine, theirs, 'en').map(({ section, title, kind, suggested }) => [section, title, kind, suggested]);
const choose = (mine: Profile, theirs: Profile, choice: Choice) =>
  mergeProfiles(mine, theirs, new Map(differences(mine, theirs, 'en').map(({ id }) => [id, choice])));

test('the same profile has no differences, whatever its ids, its case and its blanks', () => {
  const make = (name: string) =>
    ann((profile) => {
      profile.work = [employer(name, role({ position: 'Nurse', start: '2014' }, 'Cared for 20 people.'))];
      profile.skills = [singleSkill('Go'), { ...singleSkill('Cloud'), keywords: [newFact('AWS')] }];
      profile.basics.profiles = [{ ...LINK.create(), network: 'GitHub', username: 'ann' }];
    });
  const mine = make('St. Mary’s');
  assert.deepEqual(found(mine, make('ST. MARY’S ')), []);
  assert.deepEqual(mergeProfiles(mine, make('St. Mary’s'), new Map()), mine);
});

test('a file that says less, or the same in other forms, changes nothing', () => {
  const mine = ann((profile) => {
    profile.basics.url = 'https://ann.example';
    profile.basics.location = { ...blankLocation(), postalCode: '89073', city: 'Ulm', countryCode: 'DE' };
    profile.basics.profiles = [{ ...LINK.create(), network: 'GitHub', url: 'https://www.github.example/ann' }];
    profile.work = [{ ...employer('Acme', role({ position: 'Nurse' }, 'One', 'Two')), description: 'A hospital' }];
  });
  const theirs = ann((profile) => {
    profile.basics.url = 'http://ann.example/';
    profile.basics.location = { ...blankLocation(), city: 'Ulm' };
    profile.basics.profiles = [{ ...LINK.create(), url: 'https://github.example/ann' }];
    profile.work = [employer('Acme', role({ position: 'Nurse' }, 'Two.'))];
  });
  assert.deepEqual(found(mine, theirs), []);
});

describe('who the person is', () => {
  const mine = ann((profile) => void Object.assign(profile.basics, { phone: '1' }));
  const theirs = ann(
    (profile) =>
      void Object.assign(profile.basics, {
        email: 'new@example.com',
        phone: null,
        url: 'https://ann.example',
        location: { ...blankLocation(), city: 'Ulm' },
      }),
  );

  test('what is blank is filled, what differs is asked about, what the file lacks is kept', () => {
    assert.deepEqual(found(mine, theirs), [
      ['You', 'E-mail', 'changed', 'keep'],
      ['You', 'Website', 'added', 'take'],
      ['You', 'Where you live', 'added', 'take'],
    ]);
    const { basics } = mergeProfiles(mine, theirs, new Map());
    assert.deepEqual([basics.email, basics.phone, basics.url], ['ann@example.com', '1', 'https://ann.example']);
    assert.equal(basics.location?.city, 'Ulm');
  });

  test('as the person chooses', () => {
    assert.equal(choose(mine, theirs, 'take').basics.email, 'new@example.com');
    assert.deepEqual(choose(mine, theirs, 'keep'), mine);
  });
});

describe('an entry that both have', () => {
  const mine = ann((profile) => {
    profile.work = [
      {
        ...employer(
          'Acme',
          role({ id: 'mine', position: 'Nurse', start: '2014', summary: newFact('Mine') }, 'One', 'Two'),
        ),
        id: 'acme',
      },
    ];
  });
  const theirs = ann((profile) => {
    profile.work = [
      {
        ...employer('acme', role({ position: 'nurse', start: '2013', current: true }, 'two', 'Three')),
        location: 'Ulm',
      },
    ];
  });

  test('is shown field by field', () => {
    const [own, part] = differences(mine, theirs, 'en');
    assert.deepEqual(own!.fields, [{ label: 'Place', mine: '', theirs: 'Ulm' }]);
    assert.deepEqual([part!.title, part!.choices], ['Nurse · 2014, Acme', ['merge', 'keep', 'take']]);
    assert.deepEqual(
      part!.fields.map(({ label }) => label),
      ['When', 'In a sentence or two', 'What you did'],
    );
  });

  test('is merged: what is there stays, blanks are filled, statements are added once', () => {
    const [merged] = mergeProfiles(mine, theirs, new Map()).work;
    assert.deepEqual([merged!.id, merged!.name, merged!.location], ['acme', 'Acme', 'Ulm']);
    const [only] = merged!.roles;
    assert.deepEqual(
      [only!.id, only!.position, only!.start, only!.end, only!.current],
      ['mine', 'Nurse', '2014', null, true],
    );
    assert.deepEqual(
      only!.highlights.map((fact) => fact.text),
      ['One', 'Two', 'Three'],
    );
    assert.equal(only!.summary?.text, 'Mine');
  });

  test('is taken from the file under its old id, or kept', () => {
    const taken = choose(mine, theirs, 'take').work[0]!.roles[0]!;
    assert.deepEqual([taken.id, taken.start, taken.summary], ['mine', '2013', null]);
    assert.deepEqual(choose(mine, theirs, 'keep'), mine);
  });
});

describe('an entry that only one has', () => {
  const school = (institution: string) => ({ ...KINDS.education.create(), institution });
  const mine = ann((profile) => {
    profile.education = [school('A'), school('B')];
    profile.work = [employer('Acme', role({ position: 'Nurse' }))];
  });
  const theirs = ann((profile) => {
    profile.education = [school('New'), school('A'), school('Newer')];
    profile.work = [employer('Acme', role({ position: 'Head nurse' }), role({ position: 'Nurse' })), employer('Beta')];
  });

  test('is added where the file has it, and kept where the file lacks it', () => {
    const merged = mergeProfiles(mine, theirs, new Map());
    assert.deepEqual(
      merged.education.map((entry) => entry.institution),
      ['New', 'A', 'Newer', 'B'],
    );
    assert.deepEqual(
      merged.work.map((entry) => entry.name),
      ['Acme', 'Beta'],
    );
    assert.deepEqual(
      merged.work[0]!.roles.map((entry) => entry.position),
      ['Head nurse', 'Nurse'],
    );
    assert.deepEqual(
      found(mine, theirs).map(([, title, kind]) => [title, kind]),
      [
        ['Head nurse, Acme', 'added'],
        ['Beta', 'added'],
        ['New', 'added'],
        ['Newer', 'added'],
        ['B', 'missing'],
      ],
    );
  });

  test('as the person chooses', () => {
    assert.deepEqual(choose(mine, theirs, 'keep'), mine);
    assert.deepEqual(
      choose(mine, theirs, 'take').education.map((entry) => entry.institution),
      ['New', 'A', 'Newer'],
    );
  });
});

test('single skills are decided on together', () => {
  const mine = ann((profile) => void Object.assign(profile, { skills: ['Go', 'Perl'].map(singleSkill) }));
  const theirs = ann((profile) => void Object.assign(profile, { skills: ['go', 'Rust', 'Zig'].map(singleSkill) }));
  assert.deepEqual(found(mine, theirs), [
    ['Skills', 'Perl', 'missing', 'keep'],
    ['Skills', 'Rust, Zig', 'added', 'take'],
  ]);
  const names = (profile: Profile) => profile.skills.map((skill) => skill.name);
  assert.deepEqual(names(mergeProfiles(mine, theirs, new Map())), ['Go', 'Perl', 'Rust', 'Zig']);
  assert.deepEqual(names(choose(mine, theirs, 'take')), ['Go', 'Rust', 'Zig']);
  assert.deepEqual(choose(mine, theirs, 'keep'), mine);
});

test('a single skill is not added again where a group has it', () => {
  const mine = ann(
    (profile) => void Object.assign(profile, { skills: [{ ...singleSkill('Languages'), keywords: [newFact('Go')] }] }),
  );
  const theirs = ann((profile) => void Object.assign(profile, { skills: [singleSkill('Go')] }));
  assert.deepEqual(found(mine, theirs), [['Skills', 'Languages · Go', 'missing', 'keep']]);
});
