import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTails } from './tails.ts';

test('what notes hang on with a comma is joined as a sentence joins it', () => {
  for (const [note, said] of [
    ['checked stock, no discrepancies in 3 years.', 'checked stock, with no discrepancies in 3 years.'],
    ['ran 40 weddings, largest for 160 guests.', 'ran 40 weddings, the largest for 160 guests.'],
    ['billed £284k, second highest in region.', 'billed £284k, second highest in the region.'],
    ['ran a drop-in, average 22 people each session.', 'ran a drop-in, averaging 22 people each session.'],
    ['kept reports, average turnaround 3 days.', 'kept reports, with an average turnaround of 3 days.'],
    ['took 35 tickets a day, 96% satisfaction.', 'took 35 tickets a day, with 96% satisfaction.'],
    ['inducted 12 casuals, 5 kept on permanently.', 'inducted 12 casuals; 5 were kept on permanently.'],
    [
      'ran a story program; 22 stories published, used by sales.',
      'ran a story program, with 22 stories published, used by sales.',
    ],
    ['introduced a screening; 23 children were identified.', 'introduced a screening; 23 children were identified.'],
    [
      'am contact for the audit; no adjustments in 4 years.',
      'am contact for the audit, with no adjustments in 4 years.',
    ],
    ['rewrote the plans; now used by all five teachers.', 'rewrote the plans, now used by all five teachers.'],
    ['trained 5 apprentices, 4 made journeyman.', 'trained 5 apprentices (4 made journeyman).'],
    ['taught one group, 9 out of 11 students got A*-C.', 'taught one group (9 out of 11 students got A*-C).'],
    ['set up reviews, previously there were none.', 'set up reviews; previously there were none.'],
    ['sent texts, no-show rate went from 11% to 6%.', 'sent texts; the no-show rate went from 11% to 6%.'],
    ['built a service, matches 60k lines a day.', 'built a service, which matches 60k lines a day.'],
    ['act up for the ranger, longest stint 11 weeks.', 'act up for the ranger; the longest stint was 11 weeks.'],
    ['have been a pilot on 16 trips, crew lead on 3.', 'have been a pilot on 16 trips and crew lead on 3.'],
    [
      "was first on scene; Governor's commendation 2022.",
      "was first on scene, with the Governor's commendation in 2022.",
    ],
    ['sold funeral plans; 41 plans in 2024 against 30.', 'sold funeral plans: 41 in 2024 against 30.'],
    ['attend standups, refinement, retros.', 'attend standups, refinement and retros.'],
    ['issued 31 notices; none overturned on review.', 'issued 31 notices (none overturned on review).'],
    ['supervise 14 people; rosters, leave.', 'supervise 14 people (rosters, leave).'],
    ['planned by menus; weekly takes; changing suppliers.', 'planned by menus, weekly takes and changing suppliers.'],
    ['built a rota; 12 shifts; 3 sites.', 'built a rota (12 shifts, 3 sites).'],
    ['swapped trailers; saves one night a week.', 'swapped trailers, which saves one night a week.'],
    ['caught an error; avoided a rebuild.', 'caught an error and avoided a rebuild.'],
    ['wrote checks; they caught 9 changes.', 'wrote checks; they caught 9 changes.'],
    ['ran a pilot (9 sites); 40 users.', 'ran a pilot (9 sites); 40 users.'],
  ] as const)
    assert.equal(withTails(note), said);
});

test('what is joined already stays as it is', () => {
  for (const text of [
    'mentored five teachers, all of whom passed.',
    'logged 900 bugs, 88% fixed, 4% rejected.',
    'As the only nurse on nights, there was none, I was on call.',
    'helped 130 members, most of them farms.',
    'sold 121% of plan, 9% of it online.',
    'ran 3 shops (with 4 bakers, no ovens in one).',
    'wrote a guide, used by 22 officers.',
  ])
    assert.equal(withTails(text), text);
});
