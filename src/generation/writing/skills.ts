/** Skills, grouped as the profile groups them or by what they are, ordered by the job. */
import type { Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import type { Group, Line } from '../typesetting/page.ts';
import { isKnownTerm, isPostingWord, keyOf, nameOf, spellingOf } from '../vocabulary/vocabulary.ts';
import type { Labels } from './labels.ts';

const MAX_SKILLS = 20;
const MAX_GROUPS = 4;
/** A skill that the posting names comes before all that are merely near the job. */
const ASKED_FOR = 0.5;

interface RankedSkill extends Line {
  score: number;
}

interface RankedGroup {
  label: string | null;
  skills: RankedSkill[];
}

/** `names`: what to call the two halves of a list that the profile does not group; null leaves it whole. */
export function skillGroups(profile: Profile, matches: Matches, names: Labels['skillGroups'] = null): Group[] {
  const ranked = withoutDoubles(groupsOf(profile, matches).flatMap((group) => splitLoose(group, names)));
  const kept = keepBest(ranked);
  return kept.map((group) => ({ label: group.label, items: group.skills.map(({ text, ids }) => ({ text, ids })) }));
}

/** A skill with keywords is a group; the single ones together make a last group without a name. */
function groupsOf(profile: Profile, matches: Matches): RankedGroup[] {
  const groups: RankedGroup[] = [];
  const single: RankedSkill[] = [];
  for (const skill of profile.skills) {
    if (skill.keywords.length === 0) {
      if (skill.name)
        single.push({ text: asSkill(skill.name), ids: [skill.id], score: worth(skill.name, skill.id, matches) });
      continue;
    }
    const skills = skill.keywords.map((fact) => ({
      text: asSkill(fact.text),
      ids: [fact.id],
      score: worth(fact.text, fact.id, matches),
    }));
    groups.push({ label: skill.name, skills });
  }
  if (single.length > 0) groups.push({ label: null, skills: single });
  for (const group of groups) group.skills.sort((a, b) => b.score - a.score);
  return groups.toSorted((a, b) => (b.skills[0]?.score ?? 0) - (a.skills[0]?.score ?? 0));
}

/** What the job asks for first; then the names of skills that we know; everyday words last. */
function worth(text: string, id: string, matches: Matches): number {
  const { score, terms } = matches.of(id);
  const asked = terms.length > 0 ? ASKED_FOR : 0;
  return score + asked + (isKnownTerm(keyOf(text)) ? 0.05 : 0) - (isPostingWord(text) ? 0.3 : 0);
}

function withoutDoubles(groups: readonly RankedGroup[]): RankedGroup[] {
  const seen = new Set<string>();
  return groups.map((group) => ({
    ...group,
    skills: group.skills.filter((skill) => {
      const key = keyOf(skill.text);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew && (skill.text.length > 1 || /\p{Lu}/u.test(skill.text));
    }),
  }));
}

/** "Financial" beside "Financial reporting" says nothing more. */
function withoutFragments(skills: readonly RankedSkill[]): RankedSkill[] {
  const keys = skills.map((skill) => ` ${keyOf(skill.text)} `);
  return skills.filter(
    (_, at) => !keys.some((key, other) => other !== at && key !== keys[at] && key.includes(keys[at]!)),
  );
}

const MIN_HALF = 3;

/** A long list without a name reads better as skills and tools. */
function splitLoose(group: RankedGroup, names: Labels['skillGroups']): RankedGroup[] {
  if (group.label !== null || names === null) return [group];
  const tools = group.skills.filter((skill) => isTool(skill.text));
  const core = group.skills.filter((skill) => !isTool(skill.text));
  if (tools.length < MIN_HALF || core.length < MIN_HALF) return [group];
  return [
    { label: names.core, skills: core },
    { label: names.tools, skills: tools },
  ];
}

/** Products and technologies are told by their spelling: the vocabulary's, or the profile's own. */
function isTool(text: string): boolean {
  const name = nameOf(keyOf(text));
  if (name !== null) return /\p{Lu}/u.test(name);
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,6}$|\d/u.test(text);
}

/** The best of every group, so that no group vanishes for the sake of a longer one. */
function keepBest(groups: readonly RankedGroup[]): RankedGroup[] {
  const shown = groups
    .map((group) => ({ ...group, skills: withoutFragments(group.skills) }))
    .filter((group) => group.skills.length > 0)
    .slice(0, MAX_GROUPS);
  const share = Math.max(3, Math.floor(MAX_SKILLS / Math.max(1, shown.length)));
  return shown.map((group) => ({ ...group, skills: group.skills.slice(0, share) }));
}

/** "excel" → "Excel"; "iOS" and "node.js" keep their own spelling, sentences lose their full stop. */
function asSkill(text: string): string {
  const bare = text.replace(/[\s.;,]+$/, '');
  const known = spellingOf(bare);
  if (known !== null) return known;
  const isPlainWord = /^\p{Ll}[\p{Ll}\s&/-]*$/u.test(bare);
  return isPlainWord ? bare[0]!.toUpperCase() + bare.slice(1) : bare;
}
