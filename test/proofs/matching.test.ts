/**
 * What the matcher makes of the gold cases, frozen. Whoever means to change it looks at the difference, runs
 * `node bench/requirements.ts` and `node bench/ranking.ts`, and writes it anew with `node --test --test-update-snapshots`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { snapshot, test } from 'node:test';
import { matchProfile } from '../../src/generation/matching/match.ts';
import { rankProofs } from '../../src/generation/matching/proofs.ts';
import { readPosting } from '../../src/generation/reading/posting.ts';
import { snapshotOf } from '../../src/generation/snapshot.ts';
import { importProfile } from '../../src/importing/import.ts';

const NOW = '2026-11-01T00:00:00Z';
const GOLD = path.join(import.meta.dirname, '..', '..', 'bench', 'gold');

snapshot.setDefaultSnapshotSerializers([(lines) => (lines as string[]).join('\n')]);

const cases = readdirSync(GOLD, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of cases) {
  test(`${name}: each requirement is judged as it was, each fact weighs what it did and why, and proves as much`, async (t) => {
    const bytes = readFileSync(path.join(GOLD, name, 'profile.json'));
    const { profile } = await importProfile({ bytes, name: 'profile.json' }, NOW);
    const posting = readPosting(readFileSync(path.join(GOLD, name, 'job.txt'), 'utf8'));
    const matches = matchProfile(snapshotOf(profile), posting, NOW);
    const roles = profile.work.flatMap((employer) => employer.roles);
    const texts = new Map(roles.flatMap((role) => role.highlights).map(({ id, text }) => [id, text.slice(0, 30)]));
    const judged = matches.requirements.map(({ requirement, state, reason, facts }) =>
      [state, requirement.text.slice(0, 60), reason ?? '', ...facts.map((id) => texts.get(id) ?? '…')].join(' | '),
    );
    const weighed = Array.from(texts, ([id, text]) => {
      const { score, reasons = [] } = matches.of(id);
      const why = reasons.map(({ kind, what, share }) => `${kind} ${what} ${share.toFixed(3)}`);
      return [score.toFixed(3), text, ...why].join(' | ');
    });
    const proofs = rankProofs(profile, matches).map(({ score, text, needs }) =>
      [score.toFixed(3), text.slice(0, 30), ...needs.map(({ requirement }) => requirement.text.slice(0, 30))].join(
        ' | ',
      ),
    );
    t.assert.snapshot([...judged, '', ...weighed, '', ...proofs]);
  });
}
