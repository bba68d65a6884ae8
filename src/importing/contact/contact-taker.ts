import { findDateSpan } from '../dates/date-span.ts';
import type { SourceBasics } from '../json-resume/sections.ts';
import { isPlace, looksLikeCity } from '../places/places.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Line } from '../structure/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { titleScore } from '../structure/vocabulary.ts';
import { findEmail, findLink, findPhone, linkOf } from './contact-forms.ts';
import type { ContactFragment } from './contact-fragments.ts';
import { isStreet, locationOf } from './location.ts';
import type { FoundName } from './name.ts';

const LABEL =
  /^(?:e-?mail address|e-?mail|mail|courriel|phone|telephone|tel|tél|mobile|mobil|cell|telefon|téléphone|teléfono|telefone|telefono|telefoon|address|adresse|dirección|endereço|indirizzo|adres|location|website|web|url|site|linkedin|github|twitter|skype|portfolio|wohnort|ort|city|residence|blog|homepage|standort|contact|fax)\b\s*[:.]*\s*/iu;
const LONGEST_LABEL = 60;
const LONGEST_ADDRESS = 120;
/** Larger than this a line names the person, not a place. */
const LARGEST_PLACE = 13;
const MIN_REST = 4;

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
    const rest = fragments.filter((fragment) => !this.#takeReachable(fragment));
    const nameless = rest.filter((fragment) => !this.#takePlace(fragment) && !this.#takeLabel(fragment));
    return nameless.filter((fragment) => !this.#takeStreet(fragment) && !this.#takeGuessedPlace(fragment));
  }

  #takeReachable(fragment: ContactFragment): boolean {
    return this.#takeEmail(fragment) || this.#takePhone(fragment) || this.#takeLink(fragment);
  }

  #takeEmail({ text, href, line }: ContactFragment): boolean {
    const email = findEmail(text) ?? (href?.startsWith('mailto:') ? findEmail(href) : null);
    if (email === null) return false;
    if (this.basics.email === null) this.#provenance.note('basics.email', line, 1);
    this.basics.email ??= email;
    this.#takeRest(text.replace(email, ' '), line);
    return true;
  }

  #takePhone({ text, line }: ContactFragment): boolean {
    const phone = findPhone(text);
    if (phone === null || findLink(text) !== null) return false;
    if (this.basics.phone === null) this.#provenance.note('basics.phone', line, 0.95);
    this.basics.phone ??= phone;
    this.#takeRest(text.replace(phone, ' '), line);
    return true;
  }

  /** What stands beside an address or number without a separator. */
  #takeRest(text: string, line: Line): void {
    const rest = trimSigns(withoutLabel(trimSigns(text)));
    if (rest.length < MIN_REST) return;
    const fragment = { text: rest, href: null, line };
    if (!this.#takeReachable(fragment) && !this.#takePlace(fragment)) this.#takeLabel(fragment);
  }

  #takeLink({ text, href, line }: ContactFragment): boolean {
    const link = href?.startsWith('http') ? linkOf(href) : findLink(text);
    if (link === null) return false;
    const { profiles } = this.basics;
    if (link.network === null && this.basics.url === null) {
      this.basics.url = link.url;
      this.#provenance.note('basics.url', line, 0.9);
    } else if (link.url !== this.basics.url && !profiles.some((profile) => profile.url === link.url)) {
      this.#provenance.note(`basics.profiles[${profiles.length}]`, line, 0.9);
      profiles.push({ network: link.network, username: link.username, url: link.url, extra: {} });
    }
    return true;
  }

  #takePlace({ text, line }: ContactFragment): boolean {
    const plain = withoutLabel(text);
    if (plain === '' || text === this.basics.name) return true;
    if (this.basics.location !== null || !(isPlace(plain) || isWholeAddress(plain))) return false;
    this.basics.location = locationOf(plain);
    this.#provenance.note('basics.location', line, 0.9);
    return true;
  }

  /** What the person is: by its words, or because it stands right below the name. */
  #takeLabel({ text, line }: ContactFragment): boolean {
    if (this.basics.label !== null || text.length > LONGEST_LABEL || withoutLabel(text) !== text) return false;
    if (findDateSpan(text) !== null || isStreet(text)) return false;
    const below = line === this.#below && !/[\d@]/.test(text) && trimSigns(line.text) === text;
    if (titleScore(text) === 0 && !below) return false;
    this.basics.label = text;
    this.#provenance.note('basics.label', line, titleScore(text) > 0 ? 0.85 : 0.6);
    return true;
  }

  #takeStreet({ text, line }: ContactFragment): boolean {
    const plain = withoutLabel(text);
    if (!isStreet(plain) || (this.basics.location?.address ?? null) !== null) return false;
    this.basics.location = { ...(this.basics.location ?? locationOf('')), address: plain };
    this.#provenance.note('basics.location.address', line, 0.8);
    return true;
  }

  #takeGuessedPlace({ text, line }: ContactFragment): boolean {
    const plain = withoutLabel(text);
    const parts = plain.split(/\s*,\s*/);
    if (this.basics.location !== null || parts.length > 3 || !parts.every(looksLikeCity)) return false;
    if (line.size > LARGEST_PLACE) return false;
    this.basics.location = locationOf(plain);
    const doubt = `"${plain}" is taken for the place where the person lives`;
    this.#provenance.note('basics.location', line, 0.5, doubt);
    return true;
  }
}

const withoutLabel = (text: string): string => trimSigns(text.replace(LABEL, ''));

/** Number, street and town in one line, in the order of any country. */
function isWholeAddress(text: string): boolean {
  const [street, town, ...more] = text.split(/,\s*/);
  if (town !== undefined && more.length === 0 && isStreet(street!) && looksLikeCity(town)) return true;
  if (!/\d/.test(text) || !text.includes(',') || !/\p{L}{3,}/u.test(text) || text.length > LONGEST_ADDRESS)
    return false;
  return isPlace(text.split(/,\s*/).slice(-2).join(', ')) || /\b\d{4,6}\b/.test(text);
}
