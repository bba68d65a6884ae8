/**
 * The proofs of a letter as paragraphs. Where enough of them can be told, they are sentences: those of one place
 * together, the best first, behind what of the posting they answer. Else they are a list.
 */
import type { Place, Proof } from '../../matching/proofs.ts';
import type { CompanyFacts } from '../../reading/company/company-page.ts';
import type { Requirement } from '../../reading/requirements/requirements.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import { isProblem, problemSentence } from './answer.ts';
import { chooseProofs } from './choosing.ts';
import { hookOf } from './company.ts';
import { labelOf, needsOf, sharedWeight } from './needs.ts';
import { quoted, type Telling, tellingOf, toldAt } from './telling/telling.ts';
import { capitalised, filled, placeIn, postSentence, type Templates, withArticle } from './templates.ts';

export interface Opening {
  /** "I am applying for …", and who recommended it. */
  applied: string;
  /** "I am Baker at Mill Lane." */
  post: (Line & { position: string; place: string; since: string | null }) | null;
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
/** Of the best proofs: with fewer that can be told, all of them are a list. */
const LEAST_TOLD = 0.34;
const MAX_RANK_OF_FIGURES = 2;
/** Of the proofs: what answers the employer's own page is among the best so many. */
const MAX_RANK_OF_HOOK = 8;
const MAX_BESIDE_HOOK = 4;
/** A paragraph of more sentences is parted. */
const MAX_OF_A_PARAGRAPH = 3;
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
  const isSentence = (proof: Proof): boolean => !['figures', undefined].includes(telling.get(proof)?.telling.kind);
  const told = (proofs: readonly Proof[]): Told[] =>
    proofs.toSorted((a, b) => b.score - a.score).flatMap((proof) => telling.get(proof) ?? []);
  if (best.length === 0 || best.filter(isSentence).length < LEAST_TOLD * best.length)
    return list(opening, best, told(best), writing);
  // Figures alone are no sentence: they stand only where they are among the best, behind sentences about their place.
  const places = new Set(best.filter(isSentence).map(({ place }) => place.name));
  const mayStand = (proof: Proof): boolean =>
    isSentence(proof) ||
    (best.indexOf(proof) >= 0 && best.indexOf(proof) <= MAX_RANK_OF_FIGURES && places.has(proof.place.name));
  const tellable = ranked
    .filter((proof) => telling.has(proof) && mayStand(proof))
    .filter(
      onceAPlace(
        ({ place }) => place.name,
        (proof) => telling.get(proof)!.telling.kind === 'work',
      ),
    );
  const near = tellable.slice(0, MAX_RANK_OF_HOOK).map((proof) => telling.get(proof)!);
  const isQuotable = (sentence: string): boolean =>
    writing.isSupported(filled(writing.templates.telling!.company, { sentence }), null);
  const hook = hookOf(
    writing.isRead ? writing.company : null,
    near.map((one) => ({ text: one.telling.text, one })),
    { ...writing, isQuotable },
  );
  if (hook === null) return prose(opening, told(chooseProofs(tellable, room, lengthOf)), null, writing);
  const { one } = hook.fact;
  const left = room - lengthOf(one.proof);
  const others = chooseProofs(
    tellable.filter((proof) => proof !== one.proof),
    left,
    lengthOf,
  ).slice(0, MAX_BESIDE_HOOK);
  const question = filled(writing.templates.telling!.company, { sentence: hook.sentence });
  const isFirst = tellable.indexOf(one.proof) < MAX_OPENING_RANK;
  return prose(opening, told(others), { told: one, question, isFirst }, writing);
}

/** What a job is, is said once. */
function onceAPlace(placeOf: (proof: Proof) => string | null, isOnce: (proof: Proof) => boolean) {
  const said = new Set<string | null>();
  return (proof: Proof): boolean => {
    const isAgain = isOnce(proof) && said.has(placeOf(proof));
    if (isOnce(proof)) said.add(placeOf(proof));
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
  /** "Your website says: …" */
  question: string;
  /** Whether it is as good as the best. */
  isFirst: boolean;
}

/** What was done at one place, the place of the best first; what answers the employer's page first or last. */
function prose(opening: Opening, told: readonly Told[], hook: HookedProof | null, writing: Writing): LetterLine[] {
  const { post } = opening;
  const story = new Story(post, writing);
  const isFirst = hook !== null && (hook.isFirst || told.length === 0);
  const worry = isFirst ? undefined : told.map(({ proof }) => worryOf(proof)).find((one) => one !== undefined);
  const best = isFirst ? hook.told : worry ? nearestTo(worry, told) : bestOfToday(told);
  const rest = told.filter((one) => one !== best);
  const isBeside = ({ proof }: Told): boolean => proof.place.name === best.proof.place.name;
  const groups = [
    [best, ...rest.filter(isBeside)],
    ...byPlace(
      rest.filter((one) => !isBeside(one)),
      ({ proof }) => proof.place,
    ),
  ].map((group) => pastLast(figuresLast(group)));
  const problem = worry && writing.isRead ? problemSentence(worry, writing.templates) : null;
  const question = isFirst ? hook.question : problem;
  const [first, ...others] = groups[0]!;
  const lines =
    question === null
      ? [begun(opening, first!, story, writing), ...story.paragraphs([others, ...groups.slice(1)])]
      : [opened(opening, post, []), ...story.paragraphs(groups, question)];
  return hook === null || isFirst ? lines : [...lines, ...story.paragraphs([[hook.told]], hook.question)];
}

/** Of the best proof: what today's job proves so much opens the letter. */
const OPENING_SHARE = 0.6;

function bestOfToday(told: readonly Told[]): Told {
  const [best] = told;
  const opens = ({ proof, telling }: Told): boolean =>
    proof.place.current && telling.kind === 'deed' && proof.score >= OPENING_SHARE * best!.proof.score;
  return told.find(opens) ?? best!;
}

/** With the post and the first proof: in one sentence where it was done in this post. */
function begun(opening: Opening, told: Told, story: Story, { templates }: Writing): LetterLine {
  const { post } = opening;
  const { proof, telling } = told;
  const isOfPost = post !== null && proof.place.name === post.place && proof.place.current && telling.kind === 'deed';
  const line = story.tell(told);
  // "As a Manager, Strategic Accounts, at Acme, I …" has too many commas.
  if (!isOfPost || post.position.includes(', ') || telling.text.startsWith('was '))
    return opened(opening, post, [line]);
  const position = withArticle(post.position, templates);
  const values = { position, place: placeIn(templates, post.place), achievement: telling.text };
  const text = filled(templates.telling!.as, values);
  return opened(opening, { text, ids: [...post.ids, ...line.ids] }, []);
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

/** What was done in an earlier post at the same employer, behind what is done today. */
function pastLast(told: readonly Told[]): Told[] {
  const [first, ...rest] = told;
  const isOver = ({ proof }: Told): boolean => first!.proof.place.current && !proof.place.current;
  return first === undefined ? [] : [first, ...rest.filter((one) => !isOver(one)), ...rest.filter(isOver)];
}

function figuresLast(told: readonly Told[]): Told[] {
  const isFigures = ({ telling }: Told): boolean => telling.kind === 'figures';
  return [...told.filter((one) => !isFigures(one)), ...told.filter(isFigures)];
}

/** Sentences one after the other, each with its place where that is not the one before. */
class Story {
  readonly #writing: Writing;
  readonly #post: Opening['post'];
  #place: string | null;
  /** What the last sentence was: one that names a place, tells of it, or asks. */
  #last: 'named' | 'told' | 'asked' = 'named';
  /** The earlier post that was named last. */
  #position: string | null = null;
  #isAlso = false;
  #isBefore = false;

  constructor(post: Opening['post'], writing: Writing) {
    this.#writing = writing;
    this.#post = post;
    this.#place = post?.place ?? null;
  }

  /** `question`: what stands before the first. */
  paragraphs(groups: readonly (readonly Told[])[], question: string | null = null): LetterLine[] {
    return groups.flatMap(partsOf).map((told, at) => {
      this.#isAlso = false;
      const opening = at === 0 ? question : null;
      if (opening !== null) this.#last = 'asked';
      const lines: Line[] = [
        ...(opening === null ? [] : [{ text: opening, ids: [] }]),
        ...told.map((one) => this.tell(one)),
      ];
      return { text: lines.map(({ text }) => text).join(' '), ids: lines.flatMap(({ ids }) => ids), told: lines };
    });
  }

  tell({ proof, telling }: Told): Line {
    const isHere = proof.place.name === this.#place;
    const text =
      telling.kind === 'deed' ? this.#deed(proof, telling.text, isHere) : this.#fact(proof, telling.text, isHere);
    this.#place = proof.place.name;
    this.#last = 'told';
    return { text, ids: [proof.id] };
  }

  #deed(proof: Proof, achievement: string, isHere: boolean): string {
    const { templates } = this.#writing;
    if (!isHere || this.#last === 'asked') {
      this.#isAlso = true;
      if (!this.#isEarlier(proof)) return toldAt(proof.place, achievement, templates);
      this.#isBefore = true;
      return filled(templates.telling!.before, { place: placeIn(templates, proof.place.name!), achievement });
    }
    const earlier = this.#earlierPost(proof);
    if (earlier !== null && earlier !== this.#position) {
      this.#position = earlier;
      this.#isAlso = true;
      const position = withArticle(earlier, templates);
      return filled(templates.telling!.earlierPost, { position, achievement });
    }
    const isState = /^(?:am|was|have) /.test(achievement);
    const form = this.#last === 'named' ? 'there' : this.#isAlso && !isState ? 'also' : 'further';
    this.#isAlso = form !== 'also';
    return filled(templates.telling![form], { achievement });
  }

  /** A post at today's employer that is over: what was done in it is not told of today's. */
  #earlierPost({ place }: Proof): string | null {
    const isOver = this.#post !== null && place.name === this.#post.place && !place.current;
    return isOver && place.position !== this.#post!.position ? place.position : null;
  }

  /** Where it was, is said before it. */
  #fact({ place }: Proof, text: string, isHere: boolean): string {
    const { templates } = this.#writing;
    const { name, position, kind, current } = place;
    if (isHere || name === null) return text;
    // The post was said before.
    if (name === this.#post?.place)
      return filled(templates.list.place, { name: capitalised(placeIn(templates, name)), fact: text });
    if (kind !== 'work' || position === null)
      return filled(kind === 'project' ? templates.list.project : templates.list.place, { name, fact: text });
    const post = postSentence(current ? templates.post : templates.telling!.post, position, name, templates);
    return `${post} ${text}`;
  }

  /** Said once, and right behind what it is earlier than. */
  #isEarlier({ place }: Proof): boolean {
    if (this.#isBefore || this.#last === 'asked' || place.kind !== 'work' || this.#place !== this.#post?.place)
      return false;
    const since = this.#post?.since ?? null;
    return since !== null && place.until !== null && place.until <= since;
  }
}

function partsOf(told: readonly Told[]): Told[][] {
  if (told.length === 0) return [];
  const size = told.length > MAX_OF_A_PARAGRAPH ? Math.ceil(told.length / 2) : told.length;
  return [told.slice(0, size), told.slice(size)].filter((part) => part.length > 0);
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
  const rest = proofs.filter((proof) => proof !== best?.proof);
  const place = best?.proof.place.name ?? post?.place ?? null;
  const ordered = [
    ...rest.filter((one) => one.place.name === place),
    ...rest.filter((one) => one.place.name !== place),
  ];
  return [
    first,
    ...itemsOf(
      byPlace(ordered, (one) => one.place)
        .flat()
        .slice(0, MAX_ITEMS),
      place,
      templates,
      writing.isRead,
    ),
  ];
}

/** Of the facts in a list: where fewer answer a need in so many words, none names it. */
const LEAST_NAMED = 0.5;

function itemsOf(proofs: readonly Proof[], place: string | null, templates: Templates, isRead: boolean): LetterLine[] {
  if (proofs.length === 0) return [];
  const answered = isRead ? needsOf(proofs, templates) : new Map<Proof, string>();
  // The posting's words before one fact of many look like a slip.
  const needs: ReadonlyMap<Proof, string> = answered.size >= LEAST_NAMED * proofs.length ? answered : new Map();
  const items = proofs.map((proof, at): LetterLine => {
    const need = needs.get(proof);
    const fact = quotedIn(proof, at === 0 ? place : proofs[at - 1]!.place.name, templates);
    const text = need === undefined ? fact : `${need}. ${fact}`;
    const lead = need === undefined ? labelOf(fact) : `${need}.`;
    return { text, ids: [proof.id], list: 'item', ...(lead === null ? {} : { lead }) };
  });
  const introduction = templates.list[needs.size > 0 ? 'needs' : 'work'];
  return [{ text: introduction, ids: [], list: 'introduction' }, ...items];
}

/** As it stands; its place is named where it is not that of the fact before. */
function quotedIn(proof: Proof, before: string | null, templates: Templates): string {
  const { name, kind } = proof.place;
  const fact = quoted(proof.text, templates);
  if (name === null || name === before) return fact;
  const form = kind === 'project' ? templates.list.project : templates.list.place;
  return filled(form, { name, fact });
}
