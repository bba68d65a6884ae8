/** Skills, grouped as the profile groups them or by what they are, ordered by the job. */
import type { Fact, Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import type { Group, Line } from '../typesetting/page.ts';
import { isExpired, speaksOfCredential } from '../vocabulary/credentials.ts';
import { isKnownTerm, isPostingWord, keyOf, nameOf, spellingOf } from '../vocabulary/vocabulary.ts';
import { fold, wordsOf } from '../vocabulary/words.ts';
import { isSkillsHeading, type Labels } from './labels.ts';
import data from './skill-groups.json' with { type: 'json' };
import { toldSkills } from './told-skills.ts';

const MAX_SKILLS = 20;
/** One more where it holds what is asked for. */
const MAX_GROUPS = 4;
/** From here on the rest of a list may be left out. */
const ENOUGH_SKILLS = 12;
/** A skill that the posting names comes before all that are merely near the job. */
const ASKED_FOR = 0.5;
const MOST_FOR_NEED = 0.5;
/** With so many, a group of which the posting names nothing whole is of another trade, unless it is of tools or called like the vacancy. */
const ENOUGH_FOR_TRADE = 6;
const LEAST_ASKED = 0.1;
/** Of a long list so many at least, and so many beside what is asked for. */
const LEAST_OF_LIST = 8;
const NEIGHBOURS = 2;
/** What a person calls "Other" is beside the point by his own account. */
const ASIDE: ReadonlySet<string> = new Set(data.aside);
/** What every office uses is told only where it is asked for. */
const EVERYDAY: ReadonlySet<string> = new Set(data.everyday);
/** What somebody is like is shown by what he did. */
const TRAITS: ReadonlySet<string> = new Set(data.traits);
/** "Java (one tutorial)", "some Rust": what somebody calls slight is told only where it is asked for, and after the rest. */
const CALLED_SLIGHT = `(?<!\\p{L})(?:${data.slight.join('|')})(?!\\p{L})`;
const SLIGHT = new RegExp(
  `\\([^()]*${CALLED_SLIGHT}[^()]*\\)|^(?:${data.slightBefore.join('|')}) \\p{L}|\\p{L} (?:${data.slightAfter.join('|')})$`,
  'iu',
);
const COST_OF_SLIGHT = 1;
/** "Stuff I use" is no heading. */
const SPEAKS_OF_SELF = /(?<!\p{L})(?:I|me|my|ich|mein\p{L}*|je|mon|mes|yo|mis?)(?!\p{L})/iu;

/** Known a little, by the person's own account. */
export const isSlightSkill = (text: string): boolean => SLIGHT.test(asSkill(text));

/** What every office uses, or somebody is like. */
export const isEverydaySkill = (text: string): boolean =>
  [EVERYDAY, TRAITS].some((some) => some.has(text.toLowerCase()));

/** "Excel" of "Excel (pivot tables)". */
export const withoutRemark = (text: string): string => asSkill(text).replace(/\s*\([^()]*\)/g, '');

/** Names that we know in a row of them: "Power BI" of "Power BI and DAX". */
export const namesIn = (skill: string): readonly string[] =>
  skill.split(/\s(?:and|und|et|y|&)\s|\s?[,/]\s?/u).filter((part) => /\p{Lu}/u.test(nameOf(keyOf(part)) ?? ''));

interface RankedSkill extends Line {
  score: number;
  /** How far the posting names it, and how much it wants it. */
  asked: number;
  /** Where the posting first asks for it. */
  askedAt: number;
  /** Put back on the page by hand. */
  isAdded: boolean;
  /** A name that the work tells of: what somebody works with is not beside the point. */
  isUsed: boolean;
}

interface RankedGroup {
  label: string | null;
  skills: RankedSkill[];
}

/** `names`: what to call the two halves of a list that the profile does not group; null leaves it whole. */
export function skillGroups(
  profile: Profile,
  matches: Matches,
  names: Labels['skillGroups'] = null,
  added: ReadonlySet<string> = new Set(),
  source: Profile = profile,
): Group[] {
  const split = groupsOf(profile, matches, added).flatMap((group) => splitLoose(group, names));
  const title = matches.title ?? '';
  const listed = ofThisTrade(withoutDoubles(byWeight(split, title)), title);
  const groups = withTold(listed, toldSkills(profile, matches, source), { profile, matches, names });
  const written = profile.skills.flatMap(({ id, keywords }) => [id, ...keywords.map((fact) => fact.id)]);
  const place = new Map(written.map((id, at) => [id, at]));
  const placeIn = ({ ids }: RankedSkill): number => place.get(ids[0]!) ?? 0;
  return keepBest(groups).map(({ label, skills }) => ({
    label: label === null || SPEAKS_OF_SELF.test(label) ? null : asSkill(label),
    // What is asked for, and then as the person put it.
    items: skills
      .toSorted((a, b) => b.asked - a.asked || a.askedAt - b.askedAt || placeIn(a) - placeIn(b))
      .map(({ text, ids }) => ({ text, ids })),
  }));
}

/** Groups of another trade go, as long as enough is left; one that stands aside goes unless the posting names what is in it. */
function ofThisTrade(groups: readonly RankedGroup[], title: string): RankedGroup[] {
  const kept: RankedGroup[] = [];
  let count = 0;
  const isAsideGroup = ({ label }: RankedGroup): boolean => ASIDE.has((label ?? '').toLowerCase());
  for (const group of [...groups.filter((one) => !isAsideGroup(one)), ...groups.filter(isAsideGroup)]) {
    const isAside = isAsideGroup(group);
    const aside = group.skills.filter((skill) => skill.asked >= 2 * ASKED_FOR || skill.isAdded || skill.isUsed);
    const isOther = !isOfTools(group) && !isCalledLike(group.label, title);
    const isFar = count >= ENOUGH_FOR_TRADE && isOther && !isAskedFor(group);
    const skills = isFar ? group.skills.filter((skill) => skill.isAdded) : isAside ? aside : group.skills;
    if (skills.length === 0) continue;
    kept.push({ ...group, skills });
    count += skills.length;
  }
  return kept.length > 0 ? kept : [...groups];
}

/** Of twelve ways of teaching two that have a word in common with the posting do not make them what it asks for. */
function isAskedFor({ skills }: RankedGroup): boolean {
  const asked = skills.reduce((sum, skill) => sum + Math.max(0, skill.asked), 0);
  return asked > Math.max(ASKED_FOR, LEAST_ASKED * skills.length);
}

const LETTERS_OF_TRADE = 3;

/** "Lab" of a laboratory technician. */
function isCalledLike(label: string | null, title: string): boolean {
  const words = wordsOf(fold(title));
  return wordsOf(fold(label ?? '')).some(
    (word) => word.length >= LETTERS_OF_TRADE && !isPostingWord(word) && words.some((one) => one.startsWith(word)),
  );
}

/** Every trade has its software; a long list of it is a trade. */
const isOfTools = ({ skills }: RankedGroup): boolean =>
  skills.length <= ENOUGH_SKILLS && skills.filter(({ text }) => isTool(text)).length > skills.length / 2;

/** A skill with keywords is a group; the single ones together make a last group without a name. */
function groupsOf(profile: Profile, matches: Matches, added: ReadonlySet<string>): RankedGroup[] {
  const told = profile.work.flatMap(({ roles }) =>
    roles.flatMap(({ highlights }) => highlights.map(({ text }) => text)),
  );
  const isUsed = (text: string): boolean => /^\p{Lu}/u.test(text) && isToldIn(told, text);
  const rank = (id: string, text: string): RankedSkill => {
    return { ...ranked(id, text, matches), isAdded: added.has(id), isUsed: isUsed(text) };
  };
  const groups: RankedGroup[] = [];
  const single: RankedSkill[] = [];
  for (const { id, name, keywords: written } of profile.skills) {
    const keywords = withoutLapsed(name, written, profile);
    const label = name !== null && isSkillsHeading(name) ? null : name;
    if (keywords.length > 0) groups.push({ label, skills: keywords.map((fact) => rank(fact.id, fact.text)) });
    else if (name) single.push(rank(id, name));
  }
  if (single.length > 0) groups.push({ label: null, skills: single });
  for (const group of groups) group.skills.sort((a, b) => b.score - a.score);
  return groups;
}

/** The group that is called like the vacancy, then those with the most of what it asks for. */
function byWeight(groups: readonly RankedGroup[], title: string): RankedGroup[] {
  const isFirst = ({ label }: RankedGroup): number => Number(isCalledLike(label, title));
  return groups.toSorted((a, b) => isFirst(b) - isFirst(a) || weightOf(b) - weightOf(a));
}

/** What only the work tells of stands under a name of ours: under one of the profile's it would be a false quotation. */
function withTold(
  groups: readonly RankedGroup[],
  told: readonly Fact[],
  { profile, matches, names }: { profile: Profile; matches: Matches; names: Labels['skillGroups'] },
): RankedGroup[] {
  const skills = told.map(({ id, text }) => ({ ...ranked(id, text, matches), isAdded: false, isUsed: true }));
  const isOwn = profile.skills.some(({ name }) => name !== null && fold(name) === fold(names?.core ?? ''));
  if (skills.length === 0 || names === null || isOwn) return [...groups];
  const same = groups.findIndex(({ label }) => label === names.core);
  if (same !== -1) return groups.with(same, { label: names.core, skills: [...skills, ...groups[same]!.skills] });
  const group = { label: names.core, skills };
  const isAfter = (other: RankedGroup): boolean =>
    !isCalledLike(other.label, matches.title ?? '') && weightOf(other) < weightOf(group);
  const after = groups.findIndex(isAfter);
  return groups.toSpliced(after === -1 ? groups.length : after, 0, group);
}

/** With the same capitals, and not as the first word, which always has one. */
function isToldIn(facts: readonly string[], name: string): boolean {
  const named = new RegExp(`[^.] ${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u');
  return facts.some((fact) => named.test(fact));
}

/** "Tickets: forklift, chainsaw": among papers, what a lapsed certificate names is no skill but that paper. */
function withoutLapsed(label: string | null, keywords: readonly Fact[], { certificates }: Profile): readonly Fact[] {
  if (![label ?? '', ...keywords.map(({ text }) => text)].some(speaksOfCredential)) return keywords;
  const names = certificates.map(({ name }) => name ?? '');
  const isIn = (text: string, name: string): boolean => ` ${keyOf(name)} `.includes(` ${keyOf(text)} `);
  return keywords.filter(({ text }) => {
    const naming = names.filter((name) => isIn(text, name));
    return naming.length === 0 || !naming.every(isExpired);
  });
}

const LEADING_SKILLS = 4;

/** One skill that is asked for does not bring a group of another trade to the front, nor three of one line of the posting. */
function weightOf({ skills }: RankedGroup): number {
  const lines = new Set<number>();
  return skills.slice(0, LEADING_SKILLS).reduce((sum, { score, asked, askedAt }) => {
    const isAgain = asked > 0 && lines.has(askedAt);
    lines.add(askedAt);
    return sum + (isAgain ? score / 2 : score);
  }, 0);
}

/** What the job asks for first, by its whole name before a part of it; then what is near; everyday words last. */
function ranked(id: string, text: string, matches: Matches): Omit<RankedSkill, 'isAdded' | 'isUsed'> {
  const { score, terms } = matches.of(id);
  const bare = withoutRemark(text);
  const names = [bare, ...namesIn(bare)];
  const { shown, named: written } = requirementsNaming(id, names, matches);
  const isNamed = names.some((name) => terms.includes(keyOf(name))) || proves(id, matches) || written.length > 0;
  const named = isNamed ? 2 * ASKED_FOR : terms.length > 0 || shown.some((one) => one.isSure) ? ASKED_FOR : 0;
  const asked = named * (1 + MOST_FOR_NEED * needOf(shown));
  const form = (isKnownTerm(keyOf(text)) ? 0.05 : 0) - (isPostingWord(text) ? 0.3 : 0);
  // Asked for, it is told, but last.
  const slight = isSlightSkill(text) ? COST_OF_SLIGHT - asked / 2 : 0;
  return {
    text: asSkill(text),
    ids: [id],
    asked: asked - slight / 2,
    askedAt: placeOf(shown, matches),
    score: score + asked + form - slight,
  };
}

type Requirements = Matches['requirements'];

/** What the skill shows, also by being named in so many words: "LESS" and "SAS" in capitals are no words. */
function requirementsNaming(
  id: string,
  names: readonly string[],
  { requirements }: Matches,
): { shown: Requirements; named: Requirements } {
  const patterns = names
    .filter((name) => /\p{Lu}/u.test(name))
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u'));
  const named = requirements.filter(({ requirement }) => patterns.some((pattern) => pattern.test(requirement.text)));
  const shown = requirements.filter((one) => one.state !== 'gap' && (one.facts.includes(id) || named.includes(one)));
  return { shown, named };
}

function placeOf(naming: Requirements, { requirements }: Matches): number {
  return naming.length === 0 ? requirements.length : requirements.indexOf(naming[0]!);
}

/** What is a condition comes before what belongs to a duty, and both before a wish. */
const NEED = { condition: 1, duty: 0.5, wish: 0.25 };

function needOf(naming: Requirements): number {
  return Math.max(
    0,
    ...naming.map(({ requirement }) =>
      requirement.optional ? NEED.wish : requirement.part === 'must' ? NEED.condition : NEED.duty,
    ),
  );
}

/** Alone shows what the posting asks for: "Blueprint reading" where it says "engineering drawings". */
function proves(id: string, { requirements }: Matches): boolean {
  return requirements.some(({ facts, state, isSure }) => state !== 'gap' && isSure && facts[0] === id);
}

function withoutDoubles(groups: readonly RankedGroup[]): RankedGroup[] {
  const seen = new Set<string>();
  return groups.map((group) => ({
    ...group,
    skills: group.skills.filter((skill) => {
      const key = keyOf(skill.text);
      const isNew = !seen.has(key);
      seen.add(key);
      const name = skill.text.toLowerCase();
      const isTrivial = TRAITS.has(name) || (EVERYDAY.has(name) && skill.asked <= 0);
      return isNew && (!isTrivial || skill.isAdded) && (skill.text.length > 1 || /\p{Lu}/u.test(skill.text));
    }),
  }));
}

/** "Financial" beside "Financial reporting" says nothing more, unless it is what the posting asks for: "SolidWorks". */
function withoutFragments(skills: readonly RankedSkill[]): RankedSkill[] {
  const keys = skills.map((skill) => ` ${keyOf(skill.text)} `);
  return skills.filter(
    ({ isAdded, asked }, at) =>
      isAdded || asked > 0 || !keys.some((key, other) => other !== at && key !== keys[at] && key.includes(keys[at]!)),
  );
}

/** Of a long list, which tells of all trades that somebody had, what is asked for and little beside. */
function withoutRest(skills: readonly RankedSkill[]): RankedSkill[] {
  if (skills.length <= ENOUGH_SKILLS) return [...skills];
  const asked = skills.filter((skill) => skill.asked > 0).length;
  const most = Math.max(LEAST_OF_LIST, asked + NEIGHBOURS);
  return skills.filter((skill, at) => at < most || skill.isAdded);
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
  const bare = withoutRemark(text);
  const name = nameOf(keyOf(bare));
  if (name !== null) return /\p{Lu}/u.test(name);
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,6}$|\d/u.test(bare);
}

/** The best of all groups, whichever they stand in. */
function keepBest(groups: readonly RankedGroup[]): RankedGroup[] {
  const shown = groups
    .map((group) => ({ ...group, skills: withoutRest(withoutFragments(group.skills)) }))
    .filter((group) => group.skills.length > 0)
    .filter(
      ({ skills }, at) =>
        at < MAX_GROUPS ||
        (at === MAX_GROUPS && skills[0]!.score >= ASKED_FOR) ||
        skills.some((skill) => skill.isAdded),
    );
  const best = shown.flatMap((group) => group.skills).toSorted((a, b) => b.score - a.score);
  const kept = new Set(best.slice(0, MAX_SKILLS).filter(({ score }, at) => at === 0 || score >= -COST_OF_SLIGHT / 2));
  return shown
    .map((group) => ({ ...group, skills: group.skills.filter((skill) => kept.has(skill) || skill.isAdded) }))
    .filter((group) => group.skills.length > 0);
}

/** "Paragon - basic", "Excel: lookups, pivot tables" */
const REMARK = /^([^()]{2,30}?)(?: [-–—]|:) (\p{Ll}[^()]*)$/u;

/** "excel" → "Excel"; "iOS" and "node.js" keep their own spelling, sentences lose their full stop. */
export function asSkill(text: string): string {
  const bare = text.replace(/[\s.;,]+$/, '');
  const [, name, remark] = REMARK.exec(bare) ?? [];
  if (name !== undefined) return `${asSkill(name)} (${remark})`;
  const known = spellingOf(bare);
  if (known !== null) return known;
  // "dbt" is spelled so.
  const isPlainWord = /^\p{Ll}[\p{Ll}\s&/-]*$/u.test(bare) && /[aeiouyà-ÿ]/.test(bare);
  return isPlainWord ? bare[0]!.toUpperCase() + bare.slice(1) : bare;
}
