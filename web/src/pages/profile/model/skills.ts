/** Skills are groups of words, or single ones. */
import type { Skill } from '../../../../../src/base/profile.ts';
import { newId } from '../../../lib/new-id.ts';

/** A single skill: a name without anything below it. */
export function isSingle(skill: Skill): boolean {
  return skill.keywords.length === 0 && !skill.level && !!skill.name?.trim();
}

export const singleSkill = (name: string): Skill => ({ id: newId(), name, level: null, keywords: [], extra: {} });

/** Puts single skills where single ones stood, in their new order; what is left over goes to the end. */
export function withSingles(
  skills: readonly Skill[],
  isOne: (skill: Skill) => boolean,
  singles: readonly Skill[],
): Skill[] {
  const left = [...singles];
  const placed = skills.flatMap((skill) => (isOne(skill) ? left.splice(0, 1) : [skill]));
  return [...placed, ...left];
}

/** What is typed or pasted at once: `Go, Rust; SQL` are three. */
export function splitWords(text: string): string[] {
  const words = text.split(/[,;\n•]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}
