/** Reads a letter: what stands around the text line by line, the text sentence by sentence, a list item by item. */
import type { ReadLine, ReadPage } from '../../../base/documents/read-back.ts';
import { fold } from '../../vocabulary/words.ts';
import type { FactTeller, KnownFact } from '../facts.ts';
import type { LineFinding } from '../finding.ts';
import { isSaidIn } from '../notes.ts';
import { joinLines, sentencesIn } from '../quoting/sentences.ts';
import { signs } from '../quoting/tokens.ts';
import type { LetterForms } from './letter-forms.ts';
import { isOwn, type LetterReading, objectionToSentence } from './letter-sentence.ts';
import type { LetterTexts } from './letter-texts.ts';
import { isNoisy, isNoisyText } from './noisy.ts';
import type { Entry } from './records.ts';

export interface LetterPageSources extends LetterReading {
  forms: LetterForms;
  texts: LetterTexts;
  facts: FactTeller;
}

const GREETING =
  /^(?:Dear|Sehr geehrter?|Guten Tag|Madame|Monsieur|Docteur|Dr|Pr|Professeure?|Bonjour|Estimad[oa]|A la atención)(?!\p{L}).*[,:]$/u;
const CLOSING =
  /^(?:Sincerely|Yours|Kind|Best|With|Respectfully|Regards|Cordialement|Atentamente)\b[^.]{0,30},$|^Mit freundlichen Grüßen$|^Je vous prie d’agréer, .+\.$/;

export function checkLetter(pages: readonly ReadPage[], sources: LetterPageSources): LineFinding[] {
  const read = pages.flatMap((page) => page.lines);
  const lines = read.map((line) => line.text);
  const greeting = lines.findIndex((line) => GREETING.test(line));
  const closing = lines.findLastIndex((line) => CLOSING.test(line));
  const end = closing > greeting ? closing : lines.length;
  const story = new Story(sources);
  return [
    ...around(lines.slice(0, greeting + 1), sources),
    ...blocksOf(read.slice(greeting + 1, end)).flatMap((block) => story.objectionsTo(block)),
    ...around(lines.slice(end), sources),
  ];
}

/** A long title in the subject goes on in the next line. */
const MOST_LINES = 3;

function around(lines: readonly string[], { forms, records }: LetterPageSources): LineFinding[] {
  const findings: LineFinding[] = [];
  const isKnown = (text: string): boolean => forms.isAround(text) || (isNoisy(text) && isNoisyText(text, records));
  for (let at = 0; at < lines.length; ) {
    const counts = Array.from({ length: MOST_LINES }, (_, less) => MOST_LINES - less);
    const known = counts.find((count) => isKnown(joinLines(lines.slice(at, at + count))));
    if (known === undefined) findings.push({ kind: 'unsupported', text: lines[at]!, line: lines[at]! });
    at += known ?? 1;
  }
  return findings;
}

const THERE = /^(?:There|Dort|Là-bas|Là|Allí|Ahí),? (?:I|\p{Ll}+ ich|j['’e]|\p{Ll}+é)(?!\p{L})/u;

/** The text from its first sentence to its last: what an item tells happened at the place that was named last. */
class Story {
  readonly #sources: LetterPageSources;
  readonly #places: readonly Entry[];
  #named: readonly Entry[] = [];

  constructor(sources: LetterPageSources) {
    this.#sources = sources;
    this.#places = sources.records.entries.filter(({ kind }) => /^(?:role|education|project)$/.test(kind));
  }

  objectionsTo({ text, isItem }: Block): LineFinding[] {
    if (isItem) return this.#objectionsToItem(text);
    const nowhere = this.#toldOfNowhere(text);
    const named = this.#placesIn(text);
    if (named.length > 0) this.#named = named;
    return [...nowhere, ...this.#objectionsToText(this.#sources.forms.withoutForms(text))];
  }

  /** "There I cut waste by half", before any place of the profile is named: that would be the one who is written to. */
  #toldOfNowhere(text: string): LineFinding[] {
    if (this.#named.length > 0) return [];
    const sentences = sentencesIn(text);
    const first = sentences.findIndex((sentence) => this.#placesIn(sentence).length > 0);
    const { own, notes, lang } = this.#sources;
    return sentences
      .slice(0, first === -1 ? sentences.length : first + 1)
      .filter((sentence) => THERE.test(sentence) && !isOwn(own, sentence))
      .filter((sentence) => notes === null || !isSaidIn(sentence, notes, lang))
      .map((sentence) => ({ kind: 'place', text: sentence, line: sentence }));
  }

  #objectionsToText(text: string): LineFinding[] {
    return sentencesIn(text).flatMap((sentence) => {
      const objection = signs(sentence) === '' ? undefined : objectionToSentence(sentence, this.#sources);
      return objection === undefined ? [] : [{ ...objection, line: sentence }];
    });
  }

  #objectionsToItem(text: string): LineFinding[] {
    const { facts } = this.#sources;
    const item = withoutLead(text, this.#sources.texts);
    const [, place, fact] = /^(.+?)\s?: (.+)$/su.exec(item) ?? [];
    const there = place === undefined ? [] : this.#placesCalled(place);
    if (there.length > 0 && facts.isTold(fact!, factsOf(there), 'letter')) {
      this.#named = there;
      return [];
    }
    // A publication or an award names itself.
    const ofAll = this.#sources.records.entries.filter(({ kind }) => kind === 'item' || kind === 'basics');
    const here = this.#named.length === 0 ? this.#places : this.#named;
    if (facts.isTold(item, factsOf([...here, ...ofAll]), 'letter')) return [];
    const isOfAnother = facts.isTold(there.length > 0 ? fact! : item, factsOf(this.#places), 'letter');
    return isOfAnother ? [{ kind: 'place', text: item, line: text }] : this.#objectionsToText(item);
  }

  #placesCalled(words: string): Entry[] {
    const called = signs(words);
    return this.#places.filter((entry) => this.#sources.forms.placesOf(entry).some((name) => signs(name) === called));
  }

  /** The places that the last sentence that names any speaks of. */
  #placesIn(text: string): Entry[] {
    const named = sentencesIn(text).map((sentence) => this.#places.filter((entry) => isNamed(entry, sentence)));
    return named.findLast((some) => some.length > 0) ?? [];
  }
}

const factsOf = (entries: readonly Entry[]): KnownFact[] => entries.flatMap(({ facts }) => facts);

function isNamed({ fields }: Entry, sentence: string): boolean {
  const names = fields.filter(({ kind }) => kind === 'name').flatMap(({ forms }) => forms);
  return names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(fold(name))}(?![\\p{L}\\p{N}])`, 'u').test(fold(sentence)),
  );
}

/** An item may open with what the posting asks for, in the posting's words. */
function withoutLead(item: string, { posting, company }: LetterTexts): string {
  const end = item.indexOf('. ');
  const asked = signs(item.slice(0, end));
  const said = `${posting}\n${company}`;
  const isAsked = [said, said.replace(/\s*\([^()]*\)/g, '')].some((text) => signs(text).includes(asked));
  return end > 0 && isAsked ? item.slice(end + 2) : item;
}

const MARKER = /^[•▪◦●■]\s*/u;
/** Points: what stands further to the right than its paragraph is the rest of an item. */
const INDENT = 3;

interface Block {
  text: string;
  isItem: boolean;
}

/** Of the distance between two lines: more parts two paragraphs. */
const PARAGRAPH_GAP = 1.25;

/** The paragraphs, and each item of a list by itself. */
function blocksOf(lines: readonly ReadLine[]): Block[] {
  const margin = Math.min(...lines.map((line) => line.x));
  const gaps = lines.slice(1).map((line, at) => line.y - lines[at]!.y);
  const least = Math.min(...gaps.filter((gap) => gap > 0));
  const blocks: { lines: string[]; isItem: boolean }[] = [];
  for (const [at, { text, x }] of lines.entries()) {
    const last = blocks.at(-1);
    const isApart = last === undefined || gaps[at - 1]! > least * PARAGRAPH_GAP;
    if (MARKER.test(text)) blocks.push({ lines: [text.replace(MARKER, '')], isItem: true });
    else if (isApart || (last.isItem && x < margin + INDENT)) blocks.push({ lines: [text], isItem: false });
    else last.lines.push(text);
  }
  return blocks.map((block) => ({ text: joinLines(block.lines), isItem: block.isItem }));
}
