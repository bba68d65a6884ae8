/** What a profile says of the person beside the deeds: "Knowledge of care levels", "Experience with hydraulic tests". */

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
