/** Licences, certificates and memberships: how they are called, and their grades. */
import data from './word-lists/credentials.json' with { type: 'json' };
import { anyEnding, anyOf } from './word-patterns.ts';
import { fold } from './words.ts';

export type CredentialKind = 'licence' | 'certificate' | 'membership';

export interface Credential {
  kind: CredentialKind;
  /** Its first name stands for it. */
  name: string;
}

interface Naming {
  credential: Credential;
  words: string[];
  /** A short form is a word in capitals: WAS is a certificate, "was" is not. */
  isShort: boolean;
}

const KINDS: readonly CredentialKind[] = ['licence', 'certificate', 'membership'];
const namings: Naming[] = KINDS.flatMap((kind) =>
  data[kind].flatMap((line) => {
    const names = line.split(' | ');
    const credential = { kind, name: names[0]! };
    return names.map((name) => ({ credential, words: wordsOfName(name), isShort: !/\p{Ll}{3}/u.test(name) }));
  }),
).toSorted((a, b) => b.words.length - a.words.length);
const namingsByWord = Map.groupBy(namings, (naming) => fold(naming.words[0]!));

/** The words of a name: "OSHA 30-Hour" has three. */
export function wordsOfName(text: string): string[] {
  return (
    text
      .replace(/['’](?=s\b)/g, '')
      .replace(/(\p{Ll})(?:[:*_]in(?:nen)?|\/-?(?:in(?:nen)?|[rnm])|\((?:in|r|n)\))(?!\p{L})/gu, '$1')
      .match(/[\p{L}\p{N}]+(?:[.+&](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*\+?/gu) ?? []
  );
}

export interface FoundCredential {
  credential: Credential;
  /** From and to which of the text's words. */
  from: number;
  to: number;
}

/** The credentials that a text names, in its order. */
export function credentialsIn(text: string): FoundCredential[] {
  const words = wordsOfName(text);
  const found: FoundCredential[] = [];
  for (let at = 0; at < words.length; at++) {
    const naming = namingsByWord.get(fold(words[at]!))?.find((one) => standsAt(one, words, at));
    if (naming === undefined) continue;
    found.push({ credential: naming.credential, from: at, to: at + naming.words.length });
    at += naming.words.length - 1;
  }
  return found;
}

const namingsByCredential = Map.groupBy(namings, (naming) => naming.credential.name);

/** Whether the text names the credential, if only as part of a longer name: "EPA 608 Universal" is EPA 608. */
export function namesCredential(text: string, { name }: Credential): boolean {
  const words = wordsOfName(text);
  return namingsByCredential.get(name)!.some((naming) => words.some((_, at) => standsAt(naming, words, at)));
}

/** Nearly everybody may drive a car; a lorry or a bus is a trade. */
export const isDrivingLicence = (text: string): boolean =>
  credentialsIn(text).some(({ credential }) => credential.name === 'driving licence') &&
  !/(?<!\p{L})(?:C1?E?|D1?E?|HR|MR|HC|MC|LKW|PL|SPL|CDL|[HL]GV|poids lourds?|camión)(?!\p{L})/u.test(text);

const EVERYDAY = anyOf(data.everyday);

/** A paper that people of all trades have: it speaks only where somebody asks for it. */
export const isEveryday = (name: string): boolean => EVERYDAY.test(fold(name));

/** Whether nothing but short forms is named; "manual handling" is also simply done. */
export function areShortForms(found: readonly FoundCredential[], text: string): boolean {
  const words = wordsOfName(text);
  return found.every(({ from, to }) => !words.slice(from, to).some((word) => /\p{Ll}{3}/u.test(word)));
}

function standsAt({ words: name, isShort }: Naming, words: readonly string[], at: number): boolean {
  return name.every((word, offset) => {
    const said = words[at + offset];
    if (said === undefined) return false;
    return isShort ? said === word : fold(said).replace(/s$/, '') === fold(word).replace(/s$/, '');
  });
}

const GRADES = data.grades.map((line) => line.split(' < ').map((rung) => anyOf(rung.replaceAll(' | ', '; '))));
/** Where nothing is said, these ladders stand on their first rung: who holds ACLS is no instructor. */
const DEFAULT_GRADE: Readonly<Record<number, number>> = { 1: 0 };

/** The rung of the text on each ladder of grades; undefined where it names none. */
export function gradesIn(text: string): (number | undefined)[] {
  const folded = fold(text);
  return GRADES.map((rungs) => {
    const highest = rungs.findLastIndex((rung) => rung.test(folded));
    return highest === -1 ? undefined : highest;
  });
}

export function gradeOrDefault(grades: readonly (number | undefined)[], ladder: number): number | undefined {
  return grades[ladder] ?? DEFAULT_GRADE[ladder];
}

const EXPIRED = anyOf(data.expired);
const WORDS = new RegExp(`${anyOf(data.words).source}|${anyEnding(data.endings).source}`, 'u');
const QUALIFIERS = new Set([...data.words.split('; '), ...data.qualifiers.split('; ')].map(fold));
const GRADE_WORDS = new Set(
  data.grades.flatMap((line) => line.split(/ [<|] /)).flatMap((rung) => fold(rung).split(' ')),
);

export const isExpired = (text: string): boolean => EXPIRED.test(fold(text));
/** The text speaks of a certificate, a licence or a registration, whichever it is. */
export const speaksOfCredential = (text: string): boolean => WORDS.test(fold(text));
/** "Valid", "certification", "green belt": they say what kind of paper it is, not which. */
export const isQualifier = (word: string): boolean => QUALIFIERS.has(fold(word)) || GRADE_WORDS.has(fold(word));

/** "313A", "CS30", "PC-DMIS": such a code means one thing, whatever stands around it. */
const CODE =
  /(?<![\p{L}\p{N}])(?:C1?\+E|(?=\p{N}*\p{Lu})(?=\p{Lu}*\p{N})[\p{Lu}\p{N}]{3,8}|[\p{Lu}\p{N}]{2,}(?:-[\p{Lu}\p{N}]{2,})+)(?![\p{L}\p{N}])/gu;

/** Whether the posting names it by such a code. */
export function sharesCode(name: string, posting: string): boolean {
  const codes: string[] = name.match(CODE) ?? [];
  return codes.length > 0 && (posting.match(CODE) ?? []).some((code) => codes.includes(code));
}

/** "CKA" of the "Certified Kubernetes Administrator (CKA)", where it is made of the initials of the name; else null. */
export function shortFormOf(name: string): string | null {
  const [, words = '', short = ''] = /^([^()]+) \((\p{Lu}{2,6})\)$/u.exec(name) ?? [];
  const initials = words.split(/[\s-]+/).flatMap((word) => (/^\p{Lu}/u.test(word) ? [word[0]!] : []));
  return short !== '' && initials.join('') === short ? short : null;
}
