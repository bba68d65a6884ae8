/** Sets the page, reads it back out of the finished file, and repairs it until nothing on it lacks a source. */
import type { DocumentKind } from '../base/contract.ts';
import type { Profile } from '../base/profile.ts';
import type { ReadBack, ReadPage } from '../base/read-back.ts';
import { type Composed, isLetter, setAgain } from './composing/composed.ts';
import { composeLetter, draftLetter } from './composing/letter.ts';
import { requiredTexts } from './composing/printed.ts';
import { type Repair, repair } from './composing/repair.ts';
import { composeResume, draftResume } from './composing/resume.ts';
import type { Ground } from './ground.ts';
import type { Matches } from './matching/match.ts';
import type { Stopwatch } from './stopwatch.ts';
import { toPdf } from './typesetting/typeset.ts';
import { profileTexts, type Sources, sourcesFrom } from './verifying/sources.ts';
import { type Expected, type Finding, verify } from './verifying/verify.ts';

/** Permanent: trying again gives the same. The message is the reason, for the operator. */
export class GenerationFailed extends Error {}

export interface Finished {
  composed: Composed;
  pdf: Uint8Array;
  pages: ReadPage[];
  findings: Repair['actions'];
}

const MAX_REPAIRS = 4;

/** The page as it is first set, before anyone has read it. */
export function compose(
  kind: DocumentKind,
  ground: Ground,
  matches: Matches,
  timings: Stopwatch,
  onTypesetting: () => void,
): Composed {
  const composed =
    kind === 'resume'
      ? composeAsResume(ground, matches, timings, onTypesetting)
      : composeAsLetter(ground, matches, timings, onTypesetting);
  timings.lap('typesetting');
  if (composed === null) throw new GenerationFailed('The page does not fit even with all optional content left out.');
  return composed;
}

function composeAsResume(
  ground: Ground,
  matches: Matches,
  timings: Stopwatch,
  onTypesetting: () => void,
): Composed | null {
  const draft = draftResume(ground, matches);
  timings.lap('writing');
  onTypesetting();
  return composeResume(draft, ground.families);
}

function composeAsLetter(
  ground: Ground,
  matches: Matches,
  timings: Stopwatch,
  onTypesetting: () => void,
): Composed | null {
  const page = draftLetter(ground, matches);
  timings.lap('writing');
  onTypesetting();
  return composeLetter(page, ground.families);
}

export async function finish(
  first: Composed,
  ground: Ground,
  readBack: ReadBack,
  timings: Stopwatch,
): Promise<Finished> {
  const sources = sourcesOf(first, ground);
  const factTexts = factTextsOf(ground.profile);
  const actions: Repair['actions'] = [];
  let composed = first;
  for (let round = 0; ; round++) {
    const pdf = toPdf(composed.setting);
    timings.lap('typesetting');
    const pages = await readBack(pdf);
    const findings = verify(pages, sources, expectedOf(composed, ground));
    timings.lap('checking');
    if (findings.length === 0) return { composed, pdf, pages, findings: actions };
    if (round === MAX_REPAIRS) throw new GenerationFailed(`The finished page still ${describe(findings)}`);
    const repaired = repair(composed.page, findings, factTexts);
    if (repaired.actions.length === 0) throw new GenerationFailed(`The finished page ${describe(findings)}`);
    actions.push(...repaired.actions);
    const again = setAgain(composed, repaired.page, ground.families);
    if (again === null) throw new GenerationFailed('The repaired page no longer fits.');
    composed = again;
  }
}

function describe(findings: readonly Finding[]): string {
  const shown = findings.slice(0, 5).map((finding) => `${finding.kind} “${finding.text.slice(0, 60)}”`);
  return `fails the check: ${shown.join(', ')}.`;
}

function sourcesOf(composed: Composed, ground: Ground): Sources {
  const texts = profileTexts(ground.profile, ground.language.lang);
  if (!isLetter(composed.page)) return sourcesFrom(texts);
  const fields = Object.values(ground.request.letter ?? {}).filter((value) => typeof value === 'string');
  const date = composed.page.date ?? '';
  return sourcesFrom([
    ...texts,
    ...fields,
    date,
    ground.request.title,
    ground.posting.text,
    ground.company?.text ?? '',
  ]);
}

/** Words that stand on the page without being a claim. */
const OWN_WORDS = [
  'Dear',
  'Hiring',
  'Manager',
  'Sincerely',
  'I',
  'May',
  'handle',
  'handled',
  'handling',
  'the',
  'Resume',
];

function expectedOf(composed: Composed, ground: Ground): Expected {
  const { labels } = ground;
  return {
    texts: requiredTexts(composed.page),
    pages: composed.setting.pages,
    everyWord: !isLetter(composed.page),
    ownWords: [
      ...OWN_WORDS,
      labels.present,
      ...Object.values(labels.headings),
      ...Object.values(labels.skillGroups ?? {}),
    ],
  };
}

function factTextsOf(profile: Profile): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, text } = value as { id?: unknown; text?: unknown };
    if (typeof id === 'string' && typeof text === 'string') texts.set(id, text);
    Object.values(value).forEach(walk);
  };
  walk(profile);
  return texts;
}
