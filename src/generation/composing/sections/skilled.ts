/** Which of the person's skills the posting asks for, in a sentence at the top of the page. */
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import type { RequirementSupport } from '../../matching/requirements/requirement-support.ts';
import type { Line } from '../../typesetting/page.ts';
import { isDrivingLicence } from '../../vocabulary/credentials.ts';
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { isSoftTerm, keyOf, phrasesOf, spellingOf } from '../../vocabulary/vocabulary.ts';
import { plainName } from '../../writing/letter/papers/paper-name.ts';
import { filled, letterLanguage, listed, templatesFor } from '../../writing/letter/templates.ts';
import { isEverydaySkill, isSlightSkill, namesIn, withoutRemark } from '../../writing/skills.ts';
import type { PageContext } from '../context.ts';
import { isLatin, tellingIn } from './qualifications.ts';

const MAX_SKILLS = 5;
/** One alone says too little. */
const MIN_SKILLS = 2;
const MAX_WORDS = 4;

interface Skill {
  id: string;
  name: string;
}

/** "Skilled in AP style, proofreading, WordPress and Canva.": as many as there is room for; `said`: what the page says before. */
export function skillsSentence(context: PageContext, said: string, room: number): Line | null {
  const { lang } = context;
  if (letterLanguage(lang) !== lang.slice(0, 2)) return null;
  const { page, and } = templatesFor(lang);
  const heard = keysIn(said);
  const skills = askedSkills(context).filter(({ name }) => !keysOf(name).some((key) => heard.has(key)));
  const sentence = (some: readonly Skill[]): string =>
    filled(page.skilled, {
      list: listed(
        some.map((one) => one.name),
        and,
      ),
    });
  const most = skills.findLastIndex((_, at) => sentence(skills.slice(0, at + 1)).length <= room) + 1;
  if (most < MIN_SKILLS) return null;
  const told = skills.slice(0, most);
  return { text: sentence(told), ids: [OPENING_ID, ...told.map(({ id }) => id)] };
}

/** What is a condition comes first, then what the work demands, then what is wished for. */
const orderOf = ({ requirement }: RequirementSupport): number =>
  requirement.optional ? 2 : requirement.part === 'must' ? 0 : 1;

function askedSkills({ profile, matches, posting }: PageContext): Skill[] {
  const keywords = profile.skills.flatMap(({ keywords, id, name }) =>
    keywords.length > 0 ? keywords : name === null ? [] : [{ id, text: name }],
  );
  const asked = matches.requirements.filter(({ state }) => state !== 'gap').toSorted((a, b) => orderOf(a) - orderOf(b));
  const found = new Map<string, Skill>();
  for (const { requirement, facts } of asked)
    for (const { id, text } of keywords) {
      if (!facts.includes(id) || isSlightSkill(text) || isEverydaySkill(text) || isDrivingLicence(text)) continue;
      const name = isDeed(text) ? null : nameIn(plainName(text), requirement.text);
      const key = name === null ? '' : keyOf(name);
      if (name === null || key === '' || isSoftTerm(key) || found.has(key) || !isLatin(name)) continue;
      found.set(key, { id, name: inSentence(name, posting.text) });
    }
  return [...found.values()].slice(0, MAX_SKILLS);
}

/** "Calibrate thermometers" is what somebody does; "ramp service" is not. */
function isDeed(text: string): boolean {
  const verb = verbOf(text.split(' ', 1)[0]!);
  return (
    verb !== null && text.includes(' ') && (verb.form === 'past' || (verb.form === 'base' && isPlainVerb(verb.base)))
  );
}

/** The skill by its whole name where the line says as much, else by the name in it that the line names: "Power BI" of "Power BI and DAX". */
function nameIn(skill: string, line: string): string | null {
  const whole = withoutRemark(skill);
  const words = tellingIn(whole);
  const said = new Set(tellingIn(line));
  const isShort = whole.split(/\s+/).length <= MAX_WORDS;
  if (isShort && (hasName(line, whole) || (words.length > 0 && words.every((word) => said.has(word))))) return whole;
  return namesIn(whole).find((name) => hasName(line, name)) ?? null;
}

const hasName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{Nd}])${RegExp.escape(name)}(?![\\p{L}\\p{Nd}])`, 'u').test(text);

/** "Recruitment", "Rostering": no name of a product ends so. */
const COMMON = /(?:ing|ment|tion|sion|ship|ance|ence|ysis)s?$/u;

/** "event photography", where the posting writes its words small; "Canva". */
function inSentence(name: string, posting: string): string {
  const [first = ''] = name.split(/[\s-]/, 1);
  const lowered = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(first) || spellingOf(name) === name || spellingOf(first) === first) return name;
  const isWritten = new RegExp(`(?<!\\p{L})${lowered}s?(?!\\p{L})`, 'u').test(posting);
  // "Siemens S7 fault finding" keeps its maker.
  const isNamed = /\s\S*[\p{Lu}\p{Nd}]/u.test(name);
  const isCommon = COMMON.test(first) || (/\s\p{Ll}/u.test(name) && COMMON.test(name) && !isNamed);
  return isWritten || isCommon ? lowered + name.slice(first.length) : name;
}

const keysOf = (text: string): string[] => phrasesOf(text).map(({ key }) => key);
const keysIn = (text: string): ReadonlySet<string> => new Set(keysOf(text));
