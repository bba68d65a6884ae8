/**
 * How documents of the account are made.
 *
 *   GET    /settings                       Settings
 *   PUT    /settings                       Settings           → Settings
 *   GET    /settings/preview/:template.svg?accent  a picture of the person's own profile in that template
 */
import type { AccentChoice, Template } from '../../../../base/documents/template.ts';

export interface Settings {
  template: Template;
  /** `auto`: the template's own. */
  accent: AccentChoice;
  /** `auto`: by the profile's country. */
  paper: 'auto' | 'a4' | 'letter';
  /** `auto`: the profile's language. Otherwise a language code. */
  language: string;
  /** An IANA name, such as `Europe/Berlin`; `auto`: that of the device. */
  timeZone: string;
  /** Whether a language model may write, where the service has one. */
  languageModel: boolean;
}
