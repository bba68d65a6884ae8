/** What the top of both documents and the file's properties are made of. */
import { ACCENT_COLOURS } from '../../../base/documents/template.ts';
import type { DocumentContext } from '../../document-context.ts';
import type { Matches } from '../../matching/match.ts';
import type { PageFrame } from '../../typesetting/page.ts';
import { contactLines } from './contact.ts';

const MAX_KEYWORDS = 12;
const NAMELESS = 'Resume';

export function pageFrame(context: DocumentContext, matches: Matches, kindOfDocument: string): PageFrame {
  const { profile, posting, language } = context;
  const name = profile.basics.name || NAMELESS;
  const keywords = posting.terms.filter((term) => matches.support.has(term.key)).map((term) => term.surface);
  return {
    template: context.template,
    accent: ACCENT_COLOURS[context.accent],
    lang: language.lang,
    rightToLeft: language.rightToLeft,
    paper: context.paper,
    title: posting.title === null ? `${name} – ${kindOfDocument}` : `${name} – ${kindOfDocument} – ${posting.title}`,
    keywords: keywords.slice(0, MAX_KEYWORDS),
    name: { text: name, ids: ['basics'] },
    contact: contactLines(profile),
    marks: context.labels.marks,
  };
}
