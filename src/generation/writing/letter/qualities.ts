/** What a profile says beside the deeds: "Knowledge of care levels", "Stock rotation". */
import { verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';

const MAX_WORDS = 16;
/** A list, a bracket or a second sentence makes it a note. */
const SPEAKABLE = /^\p{L}[\p{L}\p{N} ’'%-]*$/u;
const PRAISE = /\b(?:excellent|exceptional|outstanding|superior|strong|proven|expert|extensive)\b/i;
const QUALITY = /^(?:knowledge of|experience (?:in|with)) (?=\p{Ll})/iu;

/** "knowledge of care levels", for a sentence that says who brings it; null where the statement is something else. */
export function qualityIn(statement: string): string | null {
  const opening = QUALITY.exec(statement)?.[0];
  const isSpeakable = SPEAKABLE.test(statement) && !PRAISE.test(statement) && statement.split(' ').length <= MAX_WORDS;
  return opening === undefined || !isSpeakable ? null : `${opening.toLowerCase()}${statement.slice(opening.length)}`;
}

const FIELD_WORDS = { least: 2, most: 9 };
/** Names of work, in small letters but for their first: no names of persons, places or products. */
const FIELD = /^\p{Lu}?\p{Ll}+(?: (?:\p{Ll}+|\p{Lu}{2,4}))*$/u;
/** Nouns that name work; anything else may be a trait, a result or a part of a sentence. */
const NAMES_WORK =
  /(?:tion|ment|ance|ence|sis|ing|care|support|service|review|audit|design|maintenance|storage|entry|analysis|control|planning|research)s?$/;
const OF_A_PERSON =
  /^(?:able|ability|knowledge|experience|excellent|effective|strong|good|open|proficient|winner|member|participant|continuous|constant|prior|most|responsible|familiar|certified|fluent|appropriate|timely)\b/i;

/** "stock rotation" for "my work covered …"; null where the statement is something else. */
export function fieldIn(statement: string): string | null {
  const words = statement.split(' ');
  if (words.length < FIELD_WORDS.least || words.length > FIELD_WORDS.most) return null;
  if (!FIELD.test(statement) || OF_A_PERSON.test(statement) || PRAISE.test(statement)) return null;
  const head = words
    .slice(
      0,
      Math.max(
        1,
        words.findIndex((word) => /^(?:of|for|in|with|and|to|on)$/.test(word)),
      ),
    )
    .at(-1)!;
  const hasFiniteVerb = words
    .slice(1)
    .some((word) => verbOf(word)?.form === 'past' || /^(?:is|are|was|were|has|have)$/.test(word));
  if (isFunctionWord(words[0]!) || hasFiniteVerb || !NAMES_WORK.test(head.toLowerCase())) return null;
  return statement[0]!.toLowerCase() + statement.slice(1);
}
