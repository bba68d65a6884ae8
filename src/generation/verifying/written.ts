/** Lines that name their facts: found on the page letter by letter, and held against their sources as they were read. */
import type { Claim, Provenance } from './provenance/provenance.ts';
import { signs } from './quoting/tokens.ts';

export interface WrittenLine {
  text: string;
  /** The entry that it stands under; null in letters. */
  owner: string | null;
  /** Its sentences. */
  claims: readonly Claim[];
}

export interface Written {
  lines: readonly WrittenLine[];
  check: () => Provenance;
}

/** Whether the line is one of a resume's, under the entry it belongs to, and all that it says has its source. */
export function isWrittenLine({ lines, check }: Written, text: string, isUnder: (owner: string) => boolean): boolean {
  const read = signs(text);
  const line = lines.find((one) => one.owner !== null && signs(one.text) === read && isUnder(one.owner));
  return line?.claims.every((claim) => check()(asRead(claim, text)).length === 0) ?? false;
}

/** The claims of a letter that the sentence is, or is a part of; none where it is no one's. "… in R. At Acme …" may be read as one. */
export function claimsIn({ lines }: Written, sentence: string): Claim[] {
  const read = signs(sentence);
  if (read === '') return [];
  const claims = lines.flatMap((line) => (line.owner === null ? line.claims : []));
  const joined = joinedClaims(claims, read);
  if (joined.length > 0) return joined;
  const whole = claims.find((claim) => signs(claim.text).includes(read));
  return whole === undefined ? [] : [whole];
}

/** Those that make up the text one after the other. */
function joinedClaims(claims: readonly Claim[], read: string): Claim[] {
  const found: Claim[] = [];
  for (let rest = read; rest !== ''; ) {
    const next = claims.find((claim) => signs(claim.text) !== '' && rest.startsWith(signs(claim.text)));
    if (next === undefined) return [];
    found.push(next);
    rest = rest.slice(signs(next.text).length);
  }
  return found;
}

/** What was objected to in a sentence of a letter; undefined where nothing was. */
export function objectionToWritten(
  { check }: Written,
  claim: Claim,
  sentence: string,
): { kind: string; text: string } | undefined {
  const refusal = check()(asRead(claim, sentence))[0];
  return refusal && { kind: refusal.rule, text: refusal.words.join(', ') || sentence };
}

/** What was read of it where that is all of it: only signs may differ then. */
function asRead(claim: Claim, text: string): Claim {
  return signs(claim.text) === signs(text) ? { ...claim, text } : claim;
}
