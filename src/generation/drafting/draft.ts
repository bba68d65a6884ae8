/** What a language model wrote for one document, in the ids of the profile. Nothing of it is printed unchecked. */
import { cleanLine } from '../typesetting/clean.ts';
import type { Claim } from '../verifying/provenance/provenance.ts';
import type { LetterAnswer, ResumeAnswer } from './answers.ts';
import type { FactSheet } from './fact-sheet.ts';

export interface DraftSentence {
  text: string;
  /** Ids of the facts and entries that it tells; `request`: what the account holder wrote. */
  facts: string[];
  /** It names a need, which the next sentence answers. */
  isLead?: true;
}

export interface Draft {
  /** What the posting asks for, in its words, most important first, each with the facts that answer it. */
  needs: { quote: string; facts: string[] }[];
  /** Resumes: one sentence after the other. */
  summary: DraftSentence[];
  bullets: { fact: string; text: string }[];
  /** Letters; a paragraph of which nothing is left is empty. */
  paragraphs: DraftSentence[][];
  /** The last sentence of a letter, which asks for a meeting; null where there is none, or it was refused. */
  close: DraftSentence | null;
  /** Where a sentence of a letter was refused: after how many others of its paragraph; and the facts that it named. */
  lost: { paragraph: number; after: number; facts: string[] }[];
  /** How many sentences it wrote, before any was refused. */
  written: number;
}

const MAX_NEEDS = 8;
const MAX_FACTS = 8;
const MAX_SUMMARY_SENTENCES = 3;
const MAX_BULLETS = 40;
const MAX_PARAGRAPHS = 6;
const MAX_SENTENCES = 12;
const MAX_SENTENCE_CHARACTERS = 400;
/** The id by which the sheet's reader names the account holder's own words. */
const NOTES = 'notes';

export function draftOfLetter({ needs, paragraphs, close }: LetterAnswer, sheet: FactSheet): Draft {
  const told = paragraphs.slice(0, MAX_PARAGRAPHS).map(({ sentences }) => {
    const bounded = sentences.slice(0, MAX_SENTENCES);
    return withLeads(bounded.map((one) => sentenceOf(one, sheet)).filter(hasText));
  });
  const filled = told.filter((sentences) => sentences.length > 0);
  const [last = null] = close === undefined ? [] : [sentenceOf(close, sheet)].filter(hasText);
  return {
    needs: needsOf(needs, sheet),
    summary: [],
    bullets: [],
    paragraphs: filled,
    close: last,
    lost: [],
    written: filled.flat().length + (last === null ? 0 : 1),
  };
}

function withLeads(sentences: readonly DraftSentence[]): DraftSentence[] {
  return sentences.map((sentence, at) => {
    const next = sentences[at + 1];
    const isLead = sentence.facts.length === 0 && next !== undefined && next.facts.length > 0;
    return isLead ? { ...sentence, isLead } : sentence;
  });
}

export function draftOfResume({ needs, summary, bullets }: ResumeAnswer, sheet: FactSheet): Draft {
  const sentences = summary
    .slice(0, MAX_SUMMARY_SENTENCES)
    .map((one) => sentenceOf(one, sheet))
    .filter(hasText);
  const lines = bullets.slice(0, MAX_BULLETS).flatMap(({ fact, text }) => {
    const id = sheet.idOf.get(fact.trim());
    return id === undefined ? [] : [{ fact: id, text: asBullet(text) }];
  });
  const first = lines.filter((line, at) => hasText(line) && lines.findIndex(({ fact }) => fact === line.fact) === at);
  return {
    needs: needsOf(needs, sheet),
    summary: sentences,
    bullets: first,
    paragraphs: [],
    close: null,
    lost: [],
    written: sentences.length + first.length,
  };
}

function needsOf(needs: LetterAnswer['needs'], sheet: FactSheet): Draft['needs'] {
  return needs.slice(0, MAX_NEEDS).map(({ quote, facts }) => ({
    quote: cleanLine(quote, MAX_SENTENCE_CHARACTERS),
    facts: idsOf(facts, sheet),
  }));
}

function sentenceOf({ text, facts }: { text: string; facts: string[] }, sheet: FactSheet): DraftSentence {
  return { text: asSentence(text), facts: idsOf(facts, sheet) };
}

function idsOf(shortIds: readonly string[], { idOf }: FactSheet): string[] {
  const ids = shortIds.flatMap((short) => (short.trim() === NOTES ? ['request'] : (idOf.get(short.trim()) ?? [])));
  return [...new Set(ids)].slice(0, MAX_FACTS);
}

/** A text as it stands in its place on the page. */
export function asPrinted(text: string, place: Claim['place']): string {
  return place === 'bullet' ? asBullet(text) : asSentence(text);
}

function asSentence(text: string): string {
  const line = cleanLine(text, MAX_SENTENCE_CHARACTERS);
  return line === '' || /[.!?]["”»)]?$/.test(line) ? line : `${line}.`;
}

function asBullet(text: string): string {
  const line = cleanLine(text, MAX_SENTENCE_CHARACTERS)
    .replace(/^[-–•*]\s+/u, '')
    .replace(/\.$/, '');
  return line === '' ? line : line[0]!.toUpperCase() + line.slice(1);
}

function hasText({ text }: { text: string }): boolean {
  return /\p{L}/u.test(text);
}

/** Every sentence of the draft as what the verifier is asked about, in the order of the page. */
export function claimsOf({ summary, bullets, paragraphs, close }: Draft): Claim[] {
  const sentences = [...paragraphs.flat(), ...(close === null ? [] : [close])];
  return [
    ...summary.map(({ text, facts }): Claim => ({ text, facts, place: 'summary' })),
    ...bullets.map(({ text, fact }): Claim => ({ text, facts: [fact], place: 'bullet' })),
    ...sentences.map(({ text, facts }): Claim => ({ text, facts, place: 'letter' })),
  ];
}

/** The draft with each text replaced, or left out where there is none for it. */
export function withTexts(draft: Draft, textFor: (text: string) => string | null): Draft {
  const kept = <T extends { text: string }>(lines: readonly T[]): T[] =>
    lines.flatMap((line) => {
      const text = textFor(line.text);
      return text === null ? [] : [{ ...line, text }];
    });
  return {
    ...draft,
    summary: kept(draft.summary),
    bullets: kept(draft.bullets),
    paragraphs: draft.paragraphs.map(kept),
    close: draft.close === null ? null : (kept([draft.close])[0] ?? null),
    lost: [...draft.lost, ...draft.paragraphs.flatMap((sentences, at) => lostIn(sentences, at, textFor))],
  };
}

function lostIn(
  sentences: readonly DraftSentence[],
  paragraph: number,
  textFor: (text: string) => string | null,
): Draft['lost'] {
  const isLost = ({ text }: DraftSentence): boolean => textFor(text) === null;
  return sentences.flatMap((sentence, at) =>
    isLost(sentence)
      ? [{ paragraph, after: sentences.slice(0, at).filter((one) => !isLost(one)).length, facts: sentence.facts }]
      : [],
  );
}
