/** Sentences one after the other, each with its place where that is not the one before. */
import type { Place, Proof } from '../../matching/proofs.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import type { Opening, Told, Writing } from './paragraphs.ts';
import { toldAt } from './telling/telling.ts';
import { capitalised, filled, ofProject, placeIn, postSentence, withArticle } from './templates.ts';

/** A paragraph of more sentences is parted. */
const MAX_OF_A_PARAGRAPH = 3;

export class Story {
  readonly #writing: Writing;
  readonly #post: Opening['post'];
  #place: string | null;
  /** What the last sentence was: one that names a place, tells of it, or asks. */
  #last: 'named' | 'told' | 'asked' = 'named';
  /** The post at this place that was told of last. */
  #told: Pick<Place, 'position' | 'until' | 'current'>;
  #isAlso = false;
  #isBefore = false;

  constructor(post: Opening['post'], writing: Writing) {
    this.#writing = writing;
    this.#post = post;
    this.#place = post?.place ?? null;
    this.#told = { position: post?.position ?? null, until: null, current: true };
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
    this.#told = proof.place;
    this.#last = 'told';
    return { text, ids: [proof.id] };
  }

  #deed(proof: Proof, achievement: string, isHere: boolean): string {
    const { templates } = this.#writing;
    if (!isHere) {
      this.#isAlso = true;
      if (!this.#isEarlier(proof)) return toldAt(proof.place, achievement, templates);
      this.#isBefore = true;
      return filled(templates.telling!.before, { place: placeIn(templates, proof.place.name!), achievement });
    }
    const other = this.#otherPost(proof);
    if (other !== null) {
      this.#isAlso = true;
      const position = withArticle(other, templates);
      const form = this.#isBeforeTold(proof) ? 'earlierPost' : 'otherPost';
      // Its name, not "there": the sentence that named it may be taken out of the finished letter.
      const place = placeIn(templates, proof.place.name!);
      return filled(templates.telling![form], { position, place, achievement });
    }
    const isState = /^(?:am|was|have|had) /.test(achievement);
    // Without a name "there" would be the employer who is written to.
    const isNamed = this.#last === 'named' && proof.place.name !== null;
    const form = isNamed ? 'there' : this.#isAlso && !isState ? 'also' : 'further';
    this.#isAlso = form !== 'also';
    return filled(templates.telling![form], { achievement });
  }

  /** Another post at the same employer: what was done in it is not told of the one before. */
  #otherPost({ place: { name, position } }: Proof): string | null {
    const told = this.#told.position;
    return name === null || told === null || position === null || isNamedBy(told, position) ? null : position;
  }

  #isBeforeTold({ place }: Proof): boolean {
    const { until, current } = this.#told;
    return !place.current && place.until !== null && (current || until === null || place.until < until);
  }

  /** Where it was, is said before it. */
  #fact(proof: Proof, text: string, isHere: boolean): string {
    const { templates } = this.#writing;
    const { name, position, kind, current } = proof.place;
    const isOfOther = isHere && this.#otherPost(proof) !== null;
    if ((isHere && !isOfOther) || name === null) return text;
    // The post was said before.
    if (name === this.#post?.place && !isOfOther) {
      const there = capitalised(placeIn(templates, name));
      // "In March 2025 I noticed …"
      const isLed = /^(?:In|On|At|From|After|During|Since) [^,.;]{3,40} I /.test(text);
      return isLed
        ? `${there}, ${text[0]!.toLowerCase()}${text.slice(1)}`
        : filled(templates.list.place, { name: there, fact: text });
    }
    if (kind === 'project') return ofProject(name, text, templates);
    if (kind !== 'work' || position === null) return filled(templates.list.place, { name, fact: text });
    const post = postSentence(current ? templates.post : templates.telling!.post, position, name, templates);
    return `${post} ${text}`;
  }

  /** Said once, and right behind what it is earlier than. */
  #isEarlier({ place }: Proof): boolean {
    const isOfPost = this.#place === this.#post?.place && place.name !== this.#place;
    if (this.#isBefore || place.kind !== 'work' || place.name === null || !isOfPost) return false;
    const since = this.#post?.since ?? null;
    return since !== null && place.until !== null && place.until <= since;
  }
}

/** "Baker" is said of a "Baker (nights)" and of a "Baker, Bread"; a "Baker II" is another post. */
function isNamedBy(said: string, position: string): boolean {
  const [bare, whole] = [said, position].map((title) => title.replace(/\s*\([^()]*\)/g, '').trim());
  return whole === bare || (whole!.startsWith(bare!) && /^(?:[,;:/]| [-–/] )/.test(whole!.slice(bare!.length)));
}

function partsOf(told: readonly Told[]): Told[][] {
  if (told.length === 0) return [];
  const size = told.length > MAX_OF_A_PARAGRAPH ? Math.ceil(told.length / 2) : told.length;
  return [told.slice(0, size), told.slice(size)].filter((part) => part.length > 0);
}
