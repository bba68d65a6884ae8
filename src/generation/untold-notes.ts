/** What of the account holder's notes for a letter does not stand in it, and why. */
import type { Page } from './composing/composed.ts';
import { isLetter } from './composing/composed.ts';
import type { DocumentContext } from './document-context.ts';
import { sentencesIn } from './verifying/quoting/sentences.ts';
import type { WhyNotTold } from './writing/letter/context/context.ts';
import { isSaidIn } from './writing/letter/from-draft.ts';
import { letterLanguage } from './writing/letter/templates.ts';
import { readNotes } from './writing/letter/write.ts';

/** A sentence as it was written, and the reason for the person. */
export interface UntoldNote {
  text: string;
  reason: string;
}

const REASONS: Record<WhyNotTold | 'gone', string> = {
  language: 'It is not in the language of the letter.',
  form: 'It is a link, a command or a line of a form, and no sentence for an employer.',
  asked: 'It tells us what to write, or you asked us to leave it out.',
  private: 'It is private, and an employer could hold it against you.',
  salary: 'The posting does not ask what you want to earn.',
  unrelated:
    'It says nothing about you, or nobody but you would know what it means. To have it told, write “Please mention that …”.',
  unfinished: 'We could not make a whole sentence of it.',
  unsupported: 'It says more about your career than your profile does. Add it to your profile first.',
  long: 'There was no room for it: a letter takes at most eight sentences of your notes.',
  gone: 'It was in the first version of the letter, and is not in this one.',
};

export function untoldNotes(page: Page, context: DocumentContext): UntoldNote[] {
  const fields = context.request.letter;
  if (!isLetter(page) || !fields?.additionalContext) return [];
  const { source: profile, posting, company } = context;
  const letter = page.paragraphs.flatMap(({ text }) => [text, ...sentencesIn(text)]);
  const { notes } = readNotes({ profile, posting, company, fields }, letterLanguage(context.language.lang));
  return notes
    .filter(({ text, told }) => ![text, ...told].some((note) => letter.some((one) => isSaidIn(note, [one]))))
    .map(({ text, why }) => ({ text, reason: REASONS[why ?? 'gone'] }));
}
