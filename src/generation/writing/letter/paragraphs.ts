/**
 * The proofs of a letter as paragraphs. Where enough of them can be told, they are sentences: those of one place
 * together, the best first, behind what of the posting they answer. Else they are a list.
 */
import { measureOf, type Place, type Proof } from '../../matching/proofs.ts';
import type { CompanyFacts } from '../../reading/company/company-page.ts';
import type { Requirement } from '../../reading/requirements/requirements.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import { isProblem, problemSentence } from './answer.ts';
import { chooseProofs } from './choosing.ts';
import { type Hook, hookOf } from './company.ts';
import { itemsOf } from './items.ts';
import { sharedWeight } from './needs.ts';
import { toldToReader } from './reader-voice.ts';
import { Story } from './story.ts';
import { quoted, type Telling, tellingOf, toldAt } from './telling/telling.ts';
import { filled, placeIn, type Templates, withArticle } from './templates.ts';

export interface Opening {
  /** "I am applying for …", and who recommended it. */
  applied: string;
  /** "I am Baker at Mill Lane." */
  post: (Line & { position: string; place: string; since: string | null; isOfBeginner: boolean }) | null;
  /** What stands there where nothing else says who applies. */
  experience: Line | null;
}

export interface Writing {
  templates: Templates;
  /** Whether the posting's words may be quoted. */
  isRead: boolean;
  posting: string;
  foldedPosting: string;
  company: Pick<CompanyFacts, 'text'> | null;
  /** The employer and the title of the vacancy. */
  names: readonly (string | null)[];
  /** Whether a sentence says no more than its fact, or than the posting and the page. */
  isSupported(sentence: string, factId: string | null): boolean;
}

export interface Told {
  proof: Proof;
  telling: Telling;
}

/** Whoever has more to tell is judged by these; each costs a check. */
const MOST_TRIED = 24;
/** Of what the best proofs are worth together: where less of it makes plain sentences, all of them are a list, in the profile's own words (`bench/README.md`, cases 155-182). */
const LEAST_PLAIN = 0.7;
/** So many of the best are not left out because they make no sentence. */
const MUST_BE_TOLD = 2;
/** Of the proofs: what answers the employer's own page is among the best so many. */
const MAX_RANK_OF_HOOK = 8;
const MAX_BESIDE_HOOK = 4;
/** With so many other facts, a duty of a few words is not told. */
const LEAST_WITHOUT_ROUTINE = 5;
/** A fact that can be told in a sentence opens the letter, if it is among the best so many. */
const MAX_OPENING_RANK = 2;
/** A longer list is not read. */
const MAX_ITEMS = 5;

/** `room`: for so many words of facts. */
export function proofParagraphs(opening: Opening, all: readonly Proof[], room: number, writing: Writing): LetterLine[] {
  const ranked = all.slice(0, MOST_TRIED);
  const lengthOf = ({ text }: Proof): number =>
    quoted(text, writing.templates, writing.foldedPosting).split(' ').length;
  const best = chooseProofs(ranked, room, lengthOf);
  const telling = new Map(ranked.flatMap((proof) => toldOf(proof, writing)).map((one) => [one.proof, one]));
  const plain = chooseProofs(
    ranked.filter((proof) => isPlain(telling.get(proof)?.telling ?? null)),
    room,
    lengthOf,
  );
  const told = (proofs: readonly Proof[]): Told[] =>
    proofs.toSorted((a, b) => b.score - a.score).flatMap((proof) => telling.get(proof) ?? []);
  const strongest = best.toSorted((a, b) => b.score - a.score).slice(0, MUST_BE_TOLD);
  if (
    best.length === 0 ||
    strongest.some((proof) => !telling.has(proof)) ||
    worthOf(plain) < LEAST_PLAIN * worthOf(best) ||
    // What the applicant asks for is told, if need be in a list.
    best.some((proof) => proof.isAsked === true && !telling.has(proof))
  )
    return list(opening, best, told(best), writing);
  const found = ranked.filter((proof) => telling.has(proof));
  const isEnough = found.filter((proof) => !isRoutine(proof)).length >= LEAST_WITHOUT_ROUTINE;
  const tellable = found
    .filter((proof) => !isEnough || !isRoutine(proof))
    .filter(onlyOnce((proof) => telling.get(proof)!.telling.kind === 'work'));
  const near = tellable.slice(0, MAX_RANK_OF_HOOK).map((proof) => telling.get(proof)!);
  const hook = hookIn(
    near.map((one) => ({ text: one.telling.text, one })),
    writing,
  );
  if (hook === null) return prose(opening, told(chooseProofs(tellable, room, lengthOf)), null, writing);
  const { one } = hook.fact;
  const left = room - lengthOf(one.proof);
  const others = chooseProofs(
    tellable.filter((proof) => proof !== one.proof),
    left,
    lengthOf,
  ).slice(0, MAX_BESIDE_HOOK);
  const question = addressed(hook.sentence, writing)!;
  const isFirst = tellable.indexOf(one.proof) < MAX_OPENING_RANK;
  return prose(opening, told(others), { told: one, question, isFirst }, writing);
}

/** No scraps behind a semicolon or a dash; and what a job was makes no letter. */
const isPlain = (told: Telling | null): boolean => told !== null && told.kind !== 'work' && !/;| – /.test(told.text);

/** Of as many as a list has. */
const worthOf = (proofs: readonly Proof[]): number =>
  proofs.slice(0, MAX_ITEMS).reduce((sum, { score }) => sum + score, 0);

/** What the employer says that he plans or wants, and a fact answers: on his page, or in the posting. */
function hookIn<Fact extends { text: string }>(facts: readonly Fact[], writing: Writing): Hook<Fact> | null {
  if (!writing.isRead) return null;
  const isQuotable = (sentence: string): boolean => addressed(sentence, writing) !== null;
  return (
    hookOf(writing.company, facts, { ...writing, isQuotable }) ??
    hookOf({ text: writing.posting }, facts, { ...writing, isQuotable })
  );
}

function addressed(sentence: string, { templates, isSupported }: Writing): string | null {
  const told = toldToReader(sentence, templates);
  return told !== null && isSupported(told, null) ? told : null;
}

/** "My work includes …" is said once. */
function onlyOnce(isOnce: (proof: Proof) => boolean) {
  let isSaid = false;
  return (proof: Proof): boolean => {
    const isAgain = isOnce(proof) && isSaid;
    isSaid ||= isOnce(proof);
    return !isAgain;
  };
}

function toldOf(proof: Proof, { templates, foldedPosting, isSupported }: Writing): Told[] {
  const telling = tellingOf(proof, templates, foldedPosting);
  if (telling === null) return [];
  const whole = telling.kind === 'deed' ? toldAt(proof.place, telling.text, templates) : telling.text;
  return isSupported(whole, proof.id) ? [{ proof, telling }] : [];
}

function answersWorry({ proof }: Told): boolean {
  return worryOf(proof) !== undefined;
}

/** What is wrong today, the reader's own first worry. */
function worryOf({ needs }: Proof): Requirement | undefined {
  return needs.find(({ requirement }) => isProblem(requirement))?.requirement;
}

/** The one that speaks of the same things as the worry. */
function nearestTo({ text }: Requirement, told: readonly Told[]): Told {
  const nearness = ({ proof }: Told): number => sharedWeight(text, proof.text);
  return told.toSorted((a, b) => nearness(b) - nearness(a))[0]!;
}

interface HookedProof {
  told: Told;
  /** "You want more girls to see themselves as engineers." */
  question: string;
  /** Whether it is as good as the best. */
  isFirst: boolean;
}

/** What was done at one place, the place of the best first; what answers the employer's page first or last. */
function prose(whole: Opening, told: readonly Told[], hook: HookedProof | null, writing: Writing): LetterLine[] {
  const isFirst = hook !== null && (hook.isFirst || told.length === 0);
  const worry = isFirst ? undefined : told.map(({ proof }) => worryOf(proof)).find((one) => one !== undefined);
  const best = isFirst ? hook.told : worry ? nearestTo(worry, told) : bestOfToday(told);
  // "I am a Server", of a dietitian who has just finished her studies.
  const isBeside = whole.post?.isOfBeginner === true && best.proof.place.name !== whole.post.place;
  const opening = isBeside ? { ...whole, post: null } : whole;
  const { post } = opening;
  const story = new Story(post, writing);
  const isOfOther = ({ proof }: Told): boolean =>
    isBeside && proof.place.name === whole.post!.place && proof.needs.length === 0;
  const rest = told.filter((one) => one !== best && !isOfOther(one));
  const isThere = ({ proof }: Told): boolean => proof.place.name === best.proof.place.name;
  const problem = worry && writing.isRead ? problemSentence(worry, writing.templates) : null;
  const question = isFirst ? hook.question : problem;
  const places = byPlace(
    rest.filter((one) => !isThere(one)),
    ({ proof }) => proof.place,
  );
  const groups = [[best, ...rest.filter(isThere)], ...places].map(byPost);
  const [first, ...others] = groups[0]!;
  const lines =
    question === null
      ? [begun(opening, first!, story, writing), ...story.paragraphs([others, ...groups.slice(1)])]
      : [opened(opening, post, []), ...story.paragraphs(groups, question)];
  return hook === null || isFirst ? lines : [...lines, ...story.paragraphs([[hook.told]], hook.question)];
}

/** Of the best proof: what today's job proves so much opens the letter. */
const OPENING_SHARE = 0.6;
/** Of that one: what measured a change that the posting asks for opens it instead. */
const OPENING_CHANGE_SHARE = 0.7;

function bestOfToday(told: readonly Told[]): Told {
  const ofToday = (share: number, than: Told): Told[] =>
    told.filter(
      ({ proof, telling }) => proof.place.current && telling.kind === 'deed' && proof.score >= share * than.proof.score,
    );
  const near = ofToday(OPENING_SHARE, told[0]!);
  const strong = told.filter(({ proof }) => proof.score >= OPENING_SHARE * told[0]!.proof.score);
  const best = [...near, ...strong].find(({ proof }) => !isRoutine(proof)) ?? near[0] ?? told[0]!;
  const changed = ofToday(OPENING_CHANGE_SHARE, best).find(
    ({ proof }) => proof.needs.length > 0 && measureOf(proof.text) === 'change',
  );
  return changed ?? best;
}

/** "Answer a 6-line phone": a few words that count nothing. */
function isRoutine({ text }: Proof): boolean {
  return text.split(' ').length <= MAX_WORDS_OF_ROUTINE && !/\p{Nd}(?![\p{L}-]*-)/u.test(text);
}

const MAX_WORDS_OF_ROUTINE = 6;

/** With the post and the first proof: in one sentence where it was done in this post. */
function begun(opening: Opening, told: Told, story: Story, writing: Writing): LetterLine {
  const { templates } = writing;
  const { post } = opening;
  const { proof, telling } = told;
  const line = story.tell(told);
  if (telling.kind !== 'deed' || /^(?:was|have been) /.test(telling.text)) return opened(opening, post, [line]);
  if (post === null) {
    const text = inThePost(told, templates);
    return opened(opening, null, [text !== null && writing.isSupported(text, proof.id) ? { ...line, text } : line]);
  }
  if (proof.place.name !== post.place || !proof.place.current) return opened(opening, post, [line]);
  // "As a Manager, Strategic Accounts, at Acme, I …" has too many commas.
  const form = post.position.includes(', ') ? templates.telling!.where : templates.telling!.as;
  const position = withArticle(post.position, templates);
  const values = { position, place: placeIn(templates, post.place), achievement: telling.text };
  const text = filled(form, { ...values, post: post.text.replace(/\.$/, '') });
  return opened(opening, { text, ids: [...post.ids, ...line.ids] }, []);
}

const MAX_CHARACTERS_OF_POSITION = 45;
/** What somebody had, and was not. */
const NO_ROLE = /(?:experience|placement|practicum|internship|traineeship|training|work)$/iu;

/** "As a Business Analyst at Acme, I …", of a job that is over or whose title is long. */
function inThePost({ proof: { place }, telling }: Told, templates: Templates): string | null {
  const position = (place.position ?? '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(/[,;:/]| [-–] /, 1)[0]!
    .trim();
  if (place.kind !== 'work' || place.name === null || position === '' || NO_ROLE.test(position)) return null;
  if (position.length > MAX_CHARACTERS_OF_POSITION) return null;
  const values = { position: withArticle(position, templates), place: placeIn(templates, place.name) };
  return filled(templates.telling!.as, { ...values, achievement: telling.text });
}

function opened({ applied, experience }: Opening, who: Line | null, told: readonly Line[]): LetterLine {
  const lines = [...(who === null ? [] : [who]), ...told];
  const text = [applied, ...lines.map((line) => line.text)].join(' ');
  return {
    text,
    ids: lines.flatMap(({ ids }) => ids),
    told: lines.filter((line) => line !== experience),
    plain: applied,
  };
}

/** Those of one place together. */
function byPlace<T>(some: readonly T[], placeOf: (one: T) => Place): T[][] {
  return [...Map.groupBy(some, (one) => `${placeOf(one).kind} ${placeOf(one).name}`).values()];
}

/** Those of one post together, the post of the first one first, of the others the one that is held. */
function byPost(told: readonly Told[]): Told[] {
  const posts = [...Map.groupBy(told, ({ proof }) => proof.place.position).values()];
  const [first = [], ...others] = posts;
  return [
    first,
    ...others.toSorted(([one], [other]) => Number(other!.proof.place.current) - Number(one!.proof.place.current)),
  ].flat();
}

/** The best proof that can be told opens the letter; the others follow, each with the need that it answers or its own label. */
function list(opening: Opening, proofs: readonly Proof[], told: readonly Told[], writing: Writing): LetterLine[] {
  const { post, experience } = opening;
  const { templates } = writing;
  const mayOpen = (one: Told): boolean =>
    one.telling.kind === 'deed' && (answersWorry(one) || proofs.indexOf(one.proof) < MAX_OPENING_RANK);
  const best = told.find(mayOpen);
  const who = templates.telling === null ? (experience ?? post) : (post ?? (best === undefined ? experience : null));
  const story = new Story(post, writing);
  const first = opened(opening, who, best === undefined ? [] : [story.tell(best)]);
  const rest = proofs.filter((proof) => proof !== best?.proof).slice(0, MAX_ITEMS);
  const place = best?.proof.place.name ?? post?.place ?? null;
  const ordered = [
    ...rest.filter((one) => one.place.name === place),
    ...rest.filter((one) => one.place.name !== place),
  ];
  return [first, ...itemsOf(ordered, place, templates, writing.isRead)];
}
