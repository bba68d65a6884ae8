/** Security clearances, by their level. */
import type { Profile } from '../../../base/profile.ts';
import data from '../../vocabulary/word-lists/requirement-words.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold } from '../../vocabulary/words.ts';
import { bestOf, gap, type Judgement, met, partly } from './judgement.ts';

const CLEARANCE = anyOf(data.clearance);
const LEVELS = [/confidential|ctc|ü1|u1/u, /(?<!top )secret|sc cleared|ü2|u2/u, /top secret|dv cleared|ü3|u3/u, /sci/u];

export function clearanceMatch(profile: Profile, text: string): Judgement {
  const wanted = levelOf(text);
  const told = [
    ...profile.certificates.map((item) => ({ id: item.id, text: item.name ?? '' })),
    ...profile.skills.flatMap((skill) => [{ id: skill.id, text: skill.name ?? '' }, ...skill.keywords]),
    ...[profile.basics.summary, profile.basics.label].filter((fact) => fact !== null),
  ].filter((fact) => CLEARANCE.test(fold(fact.text)));
  if (told.length === 0) return gap();
  return bestOf(
    told.map((fact) =>
      levelOf(fact.text) >= wanted ? met([fact.id]) : partly([fact.id], `${fact.text}: a lower level`),
    ),
  );
}

function levelOf(text: string): number {
  return LEVELS.findLastIndex((level) => level.test(fold(text)));
}
