/**
 * What claims nothing: what somebody would like to hear or see there, in the words of the posting and a closed list of
 * plain ones, and what would be new to him.
 */
import { tokensOf } from '../../quoting/tokens.ts';
import data from '../lexicon/open-speech.json' with { type: 'json' };
import type { LexiconLanguage } from '../lexicon.ts';
import type { Material } from '../sources.ts';

interface OpenSpeech {
  opens: RegExp;
  /** Words that stand in a wish without a source. */
  plain: ReadonlySet<string>;
  /** Words by which a wish may say something of the writer after all. */
  claims: RegExp;
  /** A whole sentence. */
  admits: RegExp;
}

const SPEECH = new Map(
  (Object.keys(data) as LexiconLanguage[]).map((lang): [LexiconLanguage, OpenSpeech] => {
    const { opens, plain, claims, admits } = data[lang];
    return [
      lang,
      {
        opens: new RegExp(opens, 'u'),
        plain: new Set(plain.toLowerCase().split(' ')),
        claims: new RegExp(claims, 'iu'),
        admits: new RegExp(`^(.{3,60}) (?:${admits})\\.?$`, 'u'),
      },
    ];
  }),
);

/** The text without what claims nothing. */
export function claimedIn(text: string, material: Material): string {
  const speech = SPEECH.get(material.lexicon.lang)!;
  const admitted = speech.admits.exec(text)?.[1] ?? null;
  if (admitted !== null && isLack(admitted, speech, material)) return '';
  const found = speech.opens.exec(text);
  if (found === null) return text;
  const start = found.index + found[0].length;
  const rest = text.slice(start);
  const length = END.exec(rest)?.index ?? rest.length;
  const isFree = isPlain(rest.slice(0, length), speech, material);
  // Behind a comma, and after words like "there", something else may be told of it.
  return isFree && /^[.!?]?$/.test(rest.slice(length)) ? text.slice(0, found.index) : text;
}

/** A comma ends a wish, unless a question follows it. */
const END =
  /[.;:!?()–—]|,(?! (?:what|which|where|how|why|was|wo|wie|welche\p{L}*|ce qui|ce que|où|comment|qué|cuál\p{L}*|dónde|cómo)(?!\p{L}))/u;

function isPlain(text: string, { plain, claims }: OpenSpeech, { posting, lexicon }: Material): boolean {
  const asked = new Set(posting.map(({ raw }) => raw.toLowerCase()));
  const isFree = (raw: string): boolean =>
    lexicon.isConnecting(lexicon.key(raw)) || plain.has(raw.toLowerCase()) || asked.has(raw.toLowerCase());
  return !claims.test(text) && tokensOf(text).every(({ raw }) => isFree(raw));
}

/** Only things of the posting, none of them in the profile: "Losing a customer would be new to me" would be praise. */
function isLack(
  text: string,
  { claims }: OpenSpeech,
  { posting, statements, items, entries, lexicon }: Material,
): boolean {
  const asked = new Set(posting.map(({ key }) => key));
  const had = new Set([
    ...statements.flatMap(({ keys }) => keys),
    ...[...items.map(({ words }) => words), ...entries.flatMap(({ titles }) => titles)].flat().map(({ key }) => key),
  ]);
  const things = tokensOf(text)
    .map(({ raw }) => lexicon.key(raw))
    .filter((key) => !lexicon.isConnecting(key));
  const isBare = !claims.test(text) && !/\p{Nd}/u.test(text) && !DENIES.test(text);
  return isBare && things.length > 0 && things.every((key) => asked.has(key) && !had.has(key));
}

const DENIES =
  /(?<!\p{L})(?:no|not|none|never|nobody|below|less|only|that|which|lack|kein\p{L}*|nicht|nie|nur|die|der|das|pas|aucun\p{L}*|que|qui|nunca|ningun\p{L}*|solo)(?!\p{L})/iu;
