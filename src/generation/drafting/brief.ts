/**
 * What a language model is asked, as plain data: it is made here, without a network, and sent by the process that has one.
 * Posting, company page, request and facts stand in blocks of their own, which nothing in them can end.
 */
import { firstCharacters } from '../../base/text.ts';
import { isLetter } from '../composing/composed.ts';
import type { DocumentContext } from '../document-context.ts';
import { documentContextOf } from '../document-context.ts';
import type { GenerationInput } from '../input.ts';
import { type Matches, matchProfile } from '../matching/match.ts';
import { compose } from '../producing.ts';
import { withoutInjections } from '../reading/prompt-injection.ts';
import { vacancyOf } from '../reading/vacancy.ts';
import { stopwatch } from '../stopwatch.ts';
import { openEngine, resetEngine } from '../typesetting/engine.ts';
import type { ResumePage } from '../typesetting/page.ts';
import type { AnswerKind } from './answers.ts';
import { type FactSheet, factSheetOf } from './fact-sheet.ts';
import { type Prompts, promptsFor } from './prompts.ts';

export interface Brief {
  system: string;
  prompt: string;
  /** The name of the shape that is to come back. */
  answer: AnswerKind;
}

const MAX_POSTING = 8000;
const MAX_COMPANY = 2500;
const MAX_NOTES = 2000;
const MAX_NEEDS = 14;
const MAX_FACTS_OF_NEED = 3;

/** Null where a model's words could not be checked: in another language, or without a fact to tell. */
export async function brief(input: GenerationInput): Promise<Brief | null> {
  const context = documentContextOf(input);
  const prompts = promptsFor(context.language.lang);
  if (prompts === null) return null;
  const matches = matchProfile(context.profile, context.posting, context.now);
  const sheet = sheetFor(context, matches);
  if (sheet.idOf.size === 0) return null;
  const answer = input.kind === 'resume' ? 'resume' : 'letter';
  // Of a letter the model chooses itself: pairs of a need and a fact that only share words led it astray.
  const hints =
    answer === 'letter'
      ? []
      : [
          needsHint(matches, sheet, prompts),
          hint(prompts.hints.bullets, shortIds(await printedFacts(context, matches), sheet)),
        ];
  return {
    system: prompts[answer].join('\n'),
    prompt: [
      block('posting', postingOf(context)),
      block('company', companyOf(context)),
      block('notes', notesOf(context)),
      block('facts', sheet.text),
      block('hints', [...vacancyHints(context, prompts), ...hints].join('\n')),
      prompts.ask[answer],
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    answer,
  };
}

/** What a model sees of the posting. */
export function postingOf({ posting }: DocumentContext): string {
  return firstCharacters(withoutInjections(posting.text), MAX_POSTING);
}

/** And of the company's page. */
export function companyOf({ company }: DocumentContext): string {
  return firstCharacters(company?.text ?? '', MAX_COMPANY);
}

/** What the account holder wants to have said. */
export function notesOf({ request }: DocumentContext): string {
  return firstCharacters(request.letter?.additionalContext ?? '', MAX_NOTES);
}

/** The same for the same input, so that short ids can be read later. */
export function sheetFor({ profile, language, labels }: DocumentContext, matches: Matches): FactSheet {
  return factSheetOf(profile, matches, language.lang, labels);
}

const TAG = /<(?=\/?\s*(?:posting|company|notes|facts|hints)\b)/giu;

function block(name: string, text: string): string {
  return text === '' ? '' : `<${name}>\n${text.replace(TAG, '‹').trim()}\n</${name}>`;
}

function hint(label: string, text: string): string {
  return `${label}: ${text}`;
}

function vacancyHints({ posting, company }: DocumentContext, { hints }: Prompts): string[] {
  const { title, employer } = vacancyOf(posting, company?.name ?? null);
  return [
    ...(title === null ? [] : [hint(hints.job, title)]),
    ...(employer === null ? [] : [hint(hints.employer, employer)]),
  ];
}

function needsHint({ requirements }: Matches, sheet: FactSheet, { hints }: Prompts): string {
  const answered = requirements
    .filter(({ facts }) => facts.some((id) => sheet.shortOf.has(id)))
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, MAX_NEEDS);
  const lines = answered.map(
    ({ requirement, facts }) => `- ${requirement.text} (${shortIds(facts, sheet, MAX_FACTS_OF_NEED)})`,
  );
  return [`${hints.needs}:`, ...lines].join('\n');
}

function shortIds(ids: readonly string[], { shortOf }: FactSheet, most = ids.length): string {
  return ids
    .flatMap((id) => shortOf.get(id) ?? [])
    .slice(0, most)
    .join(', ');
}

/** The facts that our own page prints as bullets. */
async function printedFacts(context: DocumentContext, matches: Matches): Promise<string[]> {
  try {
    await openEngine(context.families);
    const { page } = compose('resume', context, matches, stopwatch(), () => {});
    return isLetter(page) ? [] : [...new Set(bulletIds(page))];
  } finally {
    resetEngine();
  }
}

/** Under a school stand grades and courses, which are names. */
function bulletIds({ sections }: ResumePage): string[] {
  return sections.flatMap((section) =>
    section.kind === 'entries' && section.name !== 'education'
      ? section.entries.flatMap(({ roles }) => roles.flatMap(({ bullets }) => bullets.flatMap(({ ids }) => ids)))
      : [],
  );
}
