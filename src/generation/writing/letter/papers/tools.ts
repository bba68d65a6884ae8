/** Tools and systems that the posting names, that the person lists among the skills, and that nothing else in the letter names. */
import type { Profile } from '../../../../base/profile.ts';
import type { Matches } from '../../../matching/match.ts';
import type { Line } from '../../../typesetting/page.ts';
import { fold } from '../../../vocabulary/words.ts';
import { filled, listed, type Templates } from '../templates.ts';
import { withoutRemarks } from './paper-name.ts';

const MAX_TOOLS = 3;
const MAX_WORDS = 3;

interface Tool {
  id: string;
  name: string;
}

/** `said`: the rest of the letter. */
export function toolsSentence(profile: Profile, matches: Matches, said: string, templates: Templates): Line | null {
  return knownSentence(templates.know, askedTools(profile, matches, said, templates), templates);
}

function knownSentence(form: string | null, tools: readonly Tool[], { and }: Templates): Line | null {
  if (form === null || tools.length === 0) return null;
  const names = tools.map(({ name }) => name);
  return { text: filled(form, { list: listed(names, and) }), ids: tools.map(({ id }) => id) };
}

function askedTools(profile: Profile, matches: Matches, said: string, templates: Templates): Tool[] {
  const { everyday, tools: ofTools } = templates;
  if (everyday === null || ofTools === null) return [];
  const isEveryday = new RegExp(`^(?:${everyday})`, 'iu');
  const isOfTools = new RegExp(ofTools, 'iu');
  const keywords = profile.skills.filter(({ name }) => isOfTools.test(name ?? '')).flatMap((group) => group.keywords);
  const told = fold(said);
  const asked = matches.requirements
    .filter(({ requirement, state }) => state === 'met' && /^(?:skill|duty)$/.test(requirement.kind))
    .toSorted((a, b) => Number(a.requirement.optional) - Number(b.requirement.optional));
  const tools = new Map<string, Tool>();
  for (const { requirement, facts } of asked)
    for (const { id, text } of keywords) {
      const name = withoutRemarks(text).trim();
      const isNamed = facts.includes(id) && isName(name) && hasName(requirement.text, name) && !tools.has(id);
      // "Power BI (basic)" is no recommendation.
      if (isNamed && name === text.trim() && !isEveryday.test(name) && !hasName(told, fold(name)))
        tools.set(id, { id, name });
    }
  return [...tools.values()].slice(0, MAX_TOOLS);
}

const MAX_WORDS_OF_SENTENCE = 24;

/** "I know Procore." and "I hold a BEng and have completed Safe Pass." in one sentence; a single tool alone says too little. */
export function withTools(tools: Line | null, papers: Line | null): Line | null {
  if (tools === null) return papers;
  const isOne = tools.ids.length === 1;
  if (papers === null) return isOne ? null : tools;
  const [whole, paper] =
    /^I ((?:am|hold|have completed) .*?(?:[^.A-Z]|[A-Z]{2})\.)(?= [A-Z]|$)/u.exec(papers.text) ?? [];
  const ids = [...tools.ids, ...papers.ids];
  if (whole === undefined || whole.split(' ').length > MAX_WORDS_OF_SENTENCE)
    return { text: `${tools.text} ${papers.text}`, ids };
  const isRow = /(?:,| and) (?:hold|have completed) /.test(whole);
  const joint = isRow ? ', ' : isOne ? ' and ' : ', and ';
  return { text: tools.text.replace(/\.$/, '') + joint + paper + papers.text.slice(whole.length), ids };
}

/** "Open Dental", "PostgreSQL": "Billing" is work, not a thing of that name. */
function isName(name: string): boolean {
  const words = name.split(/\s+/);
  return words.length <= MAX_WORDS && words.every((word) => /^\p{Lu}|\p{Ll}\p{Lu}|\p{Nd}/u.test(word));
}

function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
