/**
 * Names of organisations in a posting. Their words say who asks, not what is asked: nobody teaches at the procurement
 * desk of a teaching hospital.
 */

/** The noun that such a name ends in, or that its "of" follows. */
const HEAD =
  'Trusts?|Hospitals?|Universit(?:y|ies)|Colleges?|Academy|Schools?|Council|Foundation|Institutes?|Society|Association|Museums?|Charity|Church|Diocese|Ltd|Limited|CLG|DAC|Inc|LLC|LLP|PLC|plc|GmbH|AG|Corp|Corporation|Company|Holdings|Group|Partners|Partnership|Bank|Authority|Agency|Ministry|Commission|Federation|Healthcare|Industries|Laboratories';
const WORD = String.raw`\p{Lu}[\p{L}\p{N}'’.&-]*`;
const JOIN = '(?:of|and|for|the|&|de|du|der)';
const ENDING_IN_HEAD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${WORD}(?:\s+(?:${JOIN}\s+){0,2}${WORD}){0,5}?\s+(?:${HEAD})(?![\p{L}\p{N}-])\.?(?:\s+(?:${HEAD})(?![\p{L}\p{N}-]))*`,
  'gu',
);
const HEAD_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${HEAD})\s+(?:of|for)\s+(?:the\s+)?${WORD}(?:\s+(?:${JOIN}\s+)?${WORD}){0,4}`,
  'gu',
);
/** "High School" is a level of education, and a school board of no name is no name. */
const NO_NAME =
  /^(?:(?:A|An|The|This|Our|Your|Any|All|In|At|For|To|We|High|Middle|Primary|Secondary|Elementary|Grammar|Public|Private|Graduate|Medical|Nursing|Law|Business) )+/u;

/** The text without them. A line of nothing but capitalised words is a heading or a title, where nothing can be told. */
export function withoutOrganisations(text: string): string {
  if (!/(?:^|[\s(])\p{Ll}{3}/u.test(text)) return text;
  const strike = (name: string): string => {
    const first = NO_NAME.exec(name)?.[0] ?? '';
    return name.slice(first.length).includes(' ') ? `${first} ` : name;
  };
  return text.replace(ENDING_IN_HEAD, strike).replace(HEAD_FIRST, ' ');
}
