import { type AccentChoice, TEMPLATES, type Template } from './template.ts';

/** What an account holder chose for all documents to come. */
export interface Settings {
  template: Template;
  accent: AccentChoice;
  paper: Paper;
  /** `auto`: the profile's language. Otherwise a language code. */
  language: string;
  /** An IANA name, such as `Europe/Berlin`; `auto`: that of the device. Only shown times depend on it. */
  timeZone: string;
  /** Whether a language model may write, where the service has one. */
  languageModel: boolean;
}

/** How a document looks: the account's choice when it was ordered, or one of its own. */
export type Look = Pick<Settings, 'template' | 'accent' | 'paper' | 'language'>;

export const lookOf = ({ template, accent, paper, language }: Settings): Look => ({
  template,
  accent,
  paper,
  language,
});

/** `auto`: by the profile's country. */
export const PAPERS = ['auto', 'a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const DEFAULT_SETTINGS: Settings = {
  template: TEMPLATES[0],
  accent: 'auto',
  paper: 'auto',
  language: 'auto',
  timeZone: 'auto',
  languageModel: true,
};
