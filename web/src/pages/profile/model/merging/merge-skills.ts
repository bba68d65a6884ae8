import type { Skill } from '../../../../../../src/base/profile.ts';
import { KINDS } from '../kinds.ts';
import { isSingle } from '../skills.ts';
import { oneSided, type Walk } from './difference.ts';
import { mergeList } from './merge-entries.ts';
import { plain } from './same-text.ts';

/** Single skills are decided on together: nobody wants to be asked about each word. */
export function mergeSkills(section: string, mine: readonly Skill[], theirs: readonly Skill[], walk: Walk): Skill[] {
  const groups = mergeList(
    KINDS.skills,
    (skill) => plain(skill.name ?? ''),
    section,
    mine.filter((skill) => !isSingle(skill)),
    theirs.filter((skill) => !isSingle(skill)),
    walk,
  );
  const words = (skills: readonly Skill[]) =>
    new Set(skills.flatMap((skill) => [skill.name ?? '', ...skill.keywords.map((fact) => fact.text)]).map(plain));
  const [mineWords, theirWords] = [words(mine), words(theirs)];
  const together = (isMine: boolean, skills: Skill[]): Skill[] => {
    if (skills.length === 0) return [];
    const text = skills.map((skill) => skill.name).join(', ');
    const id = isMine ? 'skills.missing' : 'skills.added';
    const choice = walk.decide(oneSided(id, section, text, isMine, []));
    return choice === (isMine ? 'keep' : 'take') ? skills : [];
  };
  const singles = mine.filter(isSingle);
  const shared = singles.filter((skill) => theirWords.has(plain(skill.name!)));
  const missing = together(
    true,
    singles.filter((skill) => !shared.includes(skill)),
  );
  const added = together(
    false,
    theirs.filter((skill) => isSingle(skill) && !mineWords.has(plain(skill.name!))),
  );
  const kept = new Set([...shared, ...missing]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  const before = mine.flatMap((skill) =>
    isSingle(skill) ? (kept.has(skill) ? [skill] : []) : (byId.get(skill.id) ?? []),
  );
  const placed = new Set(before.map((skill) => skill.id));
  return [...before, ...groups.filter((group) => !placed.has(group.id)), ...added];
}
