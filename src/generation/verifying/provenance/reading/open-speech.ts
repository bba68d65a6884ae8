/**
 * What claims nothing: what somebody would like to hear or see, a doubt that he lends to the reader, and what would be
 * new to him. Its plain words need no source; names and numbers do, and so does all that speaks of the writer.
 */
import { tokensOf } from '../../quoting/tokens.ts';
import type { LexiconLanguage } from '../lexicon.ts';
import data from '../lexicon/open-speech.json' with { type: 'json' };
import type { Material } from '../sources.ts';

interface OpenSpeech {
  /** Behind these words it is open what is said, up to the end of the clause. */
  opens: RegExp;
  /** Behind these stands what the posting asks for, and the writer lacks. */
  lacks: RegExp | null;
  /** And before these. */
  admits: RegExp;
  /** Words by which the writer says something of himself after all. */
  claims: RegExp;
  /** Whether it opens a doubt, which may name the writer. */
  doubts: RegExp;
}

const SPEECH = new Map(
  (Object.keys(data) as LexiconLanguage[]).map((lang): [LexiconLanguage, OpenSpeech] => {
    const { opens, lacks, admits, claims, doubts } = data[lang];
    const before = '(?<=^|[;,:] (?:and |but |so |und |aber |et |mais |y |pero )?)[^;,:]{2,80}?';
    return [
      lang,
      {
        opens: new RegExp(opens.join('|'), 'u'),
        lacks: lacks.length === 0 ? null : new RegExp(lacks.join('|'), 'u'),
        admits: new RegExp(`${before}(?= (?:${admits.join('|')})(?:[.;,!]|$))`, 'u'),
        claims: new RegExp(claims, 'iu'),
        doubts: new RegExp(doubts, 'u'),
      },
    ];
  }),
);

/** A stop, or another clause. */
const END = /[.;:!?](?=\s|$)|, (?:and|but|und|aber|et|mais|y|pero) /u;

/** The text without what claims nothing. */
export function claimedIn(text: string, material: Material): string {
  const speech = SPEECH.get(material.lexicon.lang)!;
  const admitted = speech.admits.exec(text)?.[0] ?? null;
  const isAsked = admitted !== null && isPlain(admitted, speech, material) && isOfPosting(admitted, material);
  const rest = isAsked ? text.replace(new RegExp(`${escaped(admitted)}[^.;,!]*`, 'u'), '') : text;
  return [speech.opens, speech.lacks].reduce((said, opener) => withoutOpen(said, opener, speech, material), rest);
}

function withoutOpen(text: string, opener: RegExp | null, speech: OpenSpeech, material: Material): string {
  const found = opener?.exec(text) ?? null;
  if (found === null) return text;
  const start = found.index + found[0].length;
  const length = END.exec(text.slice(start))?.index ?? text.length - start;
  const open = text.slice(start, start + length);
  const isDoubt = speech.doubts.test(found[0]);
  const isFree = isDoubt ? isSourced(open, material) && !TELLS.test(open) : isPlain(open, speech, material);
  const isKept = !isFree || (opener === speech.lacks && !isOfPosting(open, material));
  return isKept ? text : text.slice(0, found.index) + text.slice(start + length);
}

/** "Whether I still lead the team that I built": a doubt that tells what was done. */
const TELLS =
  /(?<!\p{L})(?:still|ever|again|who|which|that|when|after|since|noch|wieder|der|die|das|encore|qui|que|todavía)(?!\p{L})/iu;

function isPlain(text: string, { claims }: OpenSpeech, material: Material): boolean {
  return isSourced(text, material) && !claims.test(text);
}

/** Names and numbers are the posting's. */
function isSourced(text: string, { posting, lexicon }: Material): boolean {
  const asked = new Set(posting.map(({ raw }) => raw.toLowerCase()));
  return tokensOf(text).every(({ raw, isNumber }) => {
    const isFree = !isNumber && /^\p{Ll}/u.test(raw) && lexicon.numberOf(raw) === null;
    return isFree || asked.has(raw.toLowerCase());
  });
}

/** "Losing a customer would be new to me" would be praise. */
function isOfPosting(text: string, { posting, lexicon }: Material): boolean {
  const asked = new Set(posting.map(({ key }) => key));
  return tokensOf(text).every(({ raw }) => {
    const key = lexicon.key(raw);
    return lexicon.isConnecting(key) || asked.has(key);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
