import { findDateSpan } from '../dates/date-span.ts';
import { headingKind } from '../headings/headings.ts';
import type { SourceBasics } from '../json-resume/sections.ts';
import type { Line } from '../lines/line.ts';
import { isPlace, looksLikeCity } from '../places/places.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Provenance } from '../structure/provenance.ts';
import { titleScore } from '../structure/vocabulary.ts';
import { type FoundLink, findEmail, linkOf } from './contact-forms.ts';
import type { ContactFragment } from './contact-fragments.ts';
import { isStreet, locationOf, mayBePlace } from './location.ts';
import type { FoundName } from './name.ts';

const LONGEST_LABEL = 60;
const LONGEST_ADDRESS = 120;
/** Larger than this a line names the person, not a place. */
const LARGEST_PLACE = 13;

/** Gathers the contacts of a person; of what is said twice, the first counts. */
export class ContactTaker {
  readonly basics: SourceBasics;
  readonly #below: Line | null;
  readonly #provenance: Provenance;

  constructor(name: FoundName | null, below: Line | null, provenance: Provenance) {
    this.basics = {
      name: name?.name ?? null,
      label: name?.rest ?? null,
      email: null,
      phone: null,
      url: null,
      summary: null,
      location: null,
      profiles: [],
      extra: {},
    };
    this.#below = below;
    this.#provenance = provenance;
    if (name) provenance.note('basics.name', name.lines[0]!, name.sure ? 0.95 : 0.6);
  }

  /** Certain things first; returns what is none of them. */
  take(fragments: readonly ContactFragment[]): ContactFragment[] {
    const words = fragments.filter((fragment) => !this.#takeReached(fragment) && fragment.label !== 'other');
    const rest = words.filter((fragment) => !this.#isName(fragment) && !this.#takeTitle(fragment));
    const placeless = rest.filter((fragment) => !this.#takePlace(fragment) && !this.#takeLabel(fragment));
    const townless = placeless.filter((fragment) => !this.#takeStreet(fragment));
    const { own, near } = linesOfContacts(fragments);
    return [own, near].reduce(
      (left, lines) => left.filter((fragment) => !(lines.has(fragment.line) && this.#takeGuessedPlace(fragment))),
      townless,
    );
  }

  #takeReached({ text, href, line, reached }: ContactFragment): boolean {
    const mail = href?.startsWith('mailto:') ? findEmail(href) : null;
    if (reached?.kind === 'email' || mail !== null) this.#takeEmail(reached?.kind === 'email' ? text : mail!, line);
    else if (href?.startsWith('http')) this.#takeLink(linkOf(href), line);
    else if (reached?.kind === 'phone') this.#takePhone(text, line);
    else if (reached?.kind === 'link') this.#takeLink(linkOf(text), line);
    else return false;
    return true;
  }

  #takeEmail(email: string, line: Line): void {
    if (this.basics.email === null) this.#provenance.note('basics.email', line, 1);
    this.basics.email ??= email;
  }

  #takePhone(phone: string, line: Line): void {
    if (this.basics.phone === null) this.#provenance.note('basics.phone', line, 0.95);
    this.basics.phone ??= phone;
  }

  #takeLink(link: FoundLink, line: Line): void {
    const { profiles } = this.basics;
    if (link.network === null && this.basics.url === null) {
      this.basics.url = link.url;
      this.#provenance.note('basics.url', line, 0.9);
    } else if (link.url !== this.basics.url && !profiles.some((profile) => profile.url === link.url)) {
      this.#provenance.note(`basics.profiles[${profiles.length}]`, line, 0.9);
      profiles.push({ network: link.network, username: link.username, url: link.url, extra: {} });
    }
  }

  /** Some pages say it again at their edge. */
  #isName({ text }: ContactFragment): boolean {
    return text.toLowerCase() === this.basics.name?.toLowerCase();
  }

  #takeTitle({ text, line, label }: ContactFragment): boolean {
    if (label !== 'title' || this.basics.label !== null) return false;
    this.basics.label = text;
    this.#provenance.note('basics.label', line, 0.95);
    return true;
  }

  #takePlace({ text, line, label }: ContactFragment): boolean {
    if (this.basics.location !== null || isStreet(text)) return false;
    if (label !== 'place' && !isPlace(text) && !isWholeAddress(text)) return false;
    this.basics.location = locationOf(text);
    this.#provenance.note('basics.location', line, 0.9);
    return true;
  }

  /** What the person is: by its words, or because it stands right below the name. */
  #takeLabel({ text, line, label }: ContactFragment): boolean {
    if (this.basics.label !== null || text.length > LONGEST_LABEL || label !== null) return false;
    if (findDateSpan(text) !== null || isStreet(text)) return false;
    const below = line === this.#below && !/[\d@]/.test(text) && trimSigns(line.text) === text;
    if (titleScore(text) === 0 && !below) return false;
    this.basics.label = text;
    this.#provenance.note('basics.label', line, titleScore(text) > 0 ? 0.85 : 0.6);
    return true;
  }

  #takeStreet({ text, line }: ContactFragment): boolean {
    if (!isStreet(text) || (this.basics.location?.address ?? null) !== null) return false;
    this.basics.location = { ...(this.basics.location ?? locationOf('')), address: text };
    this.#provenance.note('basics.location.address', line, 0.8);
    return true;
  }

  #takeGuessedPlace({ text, line }: ContactFragment): boolean {
    const { location } = this.basics;
    if ((location?.city ?? null) !== null || line.size > LARGEST_PLACE || !mayBePlace(text)) return false;
    if (headingKind(text) !== null) return false;
    this.basics.location = { ...locationOf(text), ...(location && { address: location.address }) };
    const doubt = `"${text}" is taken for the place where the person lives`;
    this.#provenance.note('basics.location', line, 0.5, doubt);
    return true;
  }
}

/** Where people say how to reach them they say where they live: in the same line, or not far from it. */
function linesOfContacts(fragments: readonly ContactFragment[]): { own: Set<Line>; near: Set<Line> } {
  const lines = [...new Set(fragments.map(({ line }) => line))];
  const own = new Set(fragments.filter(({ reached }) => reached !== null).map(({ line }) => line));
  const near = lines.filter((_, at) => lines.slice(Math.max(0, at - 2), at + 3).some((line) => own.has(line)));
  return { own, near: new Set(near) };
}

/** Number, street and town in one line, in the order of any country. */
function isWholeAddress(text: string): boolean {
  const [street, town, ...more] = text.split(/,\s*/);
  if (town !== undefined && more.length === 0 && isStreet(street!) && looksLikeCity(town)) return true;
  if (!/\d/.test(text) || !text.includes(',') || !/\p{L}{3,}/u.test(text) || text.length > LONGEST_ADDRESS)
    return false;
  return isPlace(text.split(/,\s*/).slice(-2).join(', ')) || /\b\d{4,6}\b/.test(text);
}
