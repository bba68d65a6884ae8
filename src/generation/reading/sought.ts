/** "Contoso looks for a platform engineer who …": who seeks whom, where a posting says it in a sentence and not in a header. */
import data from '../vocabulary/word-lists/seeking-words.json' with { type: 'json' };
import { endsInRoleWord } from './role-words.ts';

export interface Sought {
  /** What the job is called. */
  title: string;
  /** What stands where the employer is named: "Contoso", but also "We"; empty where nothing does. */
  by: string;
}

const LINES_SEARCHED = 40;
/** Of a sentence: with each "join" a pattern below looks through all that follows. */
const MAX_CHARACTERS = 400;
const MAX_WORDS = 8;

const either = (phrases: string): string => `(?:${phrases.split('; ').map(RegExp.escape).join('|')})`;
const ARTICLE = either(data.articles);
const SEEKING = new RegExp(
  String.raw`^(?<by>.*?)(?<![\p{L}-])(?:(?:is|are) )?(?:currently |now )?${either(data.verbs)} ${ARTICLE} (?<whom>.+)$`,
  'iu',
);
const JOINING = new RegExp(`^(?:.* )?join (?<by>.+?) as ${ARTICLE} (?<whom>.+)$`, 'iu');
const POST_AT = new RegExp(
  String.raw`(?<!\p{L})(?:the|an?) (?<whom>(?:(?!(?:the|an?) )[\p{L}\p{N}/&+#-]+ ){1,6}?)${either(data.posts)} (?:at|with) (?<by>[^.,;:!?]+)`,
  'iu',
);

const POST_OF = new RegExp(String.raw`(?<!\p{L})${either(data.posts)} (?:of|for)(?: an?| the)? (?<whom>.+)$`, 'iu');

const PATTERNS = [SEEKING, JOINING, POST_AT, POST_OF];

/** Such a line is no header. */
export const tellsWhoIsSought = (line: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(line.slice(0, MAX_CHARACTERS)));

export function soughtIn(lines: readonly string[]): Sought | null {
  for (const sentence of lines.slice(0, LINES_SEARCHED).flatMap((line) => line.split(/(?<=[.!?])\s+/u))) {
    for (const pattern of PATTERNS) {
      const { by, whom } = pattern.exec(sentence.slice(0, MAX_CHARACTERS))?.groups ?? {};
      const title = whom === undefined ? null : titleAtStart(whom);
      if (title !== null) return { title, by: (by ?? '').trim() };
    }
  }
  return null;
}

const QUALITIES = new RegExp(`^(?:${either(data.qualities)}(?:, | and | und | et | y | )+)+`, 'iu');
const ENDS = new Set(data.ends.split('; '));
const JOINS_FIELD = /^(?:of|de|des|du)$/iu;

/** "experienced customer support manager for its office": what somebody has to be is no part of what the job is called. */
function titleAtStart(text: string): string | null {
  const words: string[] = [];
  for (const word of text.replace(QUALITIES, '').split(/\s+/u).slice(0, MAX_WORDS)) {
    const bare = word.replace(/[.,;:!?)]+$/u, '');
    if (/^[^\p{L}\p{N}]/u.test(word) || ENDS.has(bare.toLowerCase())) break;
    words.push(bare);
    if (bare !== word) break;
  }
  const role = words.findLastIndex(endsInRoleWord);
  if (role === -1) return capitalsAtStart(words);
  const hasField = JOINS_FIELD.test(words[role + 1] ?? '') && words.length > role + 2;
  return words.slice(0, hasField ? role + 3 : role + 1).join(' ');
}

/** "Product Owner" is no occupation that we know, but written like the name of one. */
function capitalsAtStart(words: readonly string[]): string | null {
  const end = words.findIndex((word) => !/^\p{Lu}/u.test(word));
  const capitals = end === -1 ? words : words.slice(0, end);
  return capitals.length < 2 ? null : capitals.join(' ');
}
