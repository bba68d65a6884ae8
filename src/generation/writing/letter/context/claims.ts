/**
 * A context may say why somebody moves, who sent him or when he can start. What it says of a career must be in the
 * profile: a letter is no place for a degree or for years that its resume does not show.
 */
import { isFunctionWord } from '../../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../../vocabulary/words.ts';

/** Degrees, papers and years. */
const OF_PAPERS =
  /\byears?['’]? (?:of )?(?:\p{L}+ )?experience\b|\bexperience (?:in|with|of)\b|\b\d+\+? years? (?:as|in|with|of)\b|\b(?:MBA|Ph\.?D|bachelor|master|doctorate|degree|diploma|certifi\p{L}+|licen[sc]ed|chartered|qualified)\b/iu;
const OF_A_DEED =
  /\bI (?:have |also |successfully )*(?:led|managed|supervised|directed|built|created|developed|increased|reduced|grew(?! up)|saved|won|doubled|launched|founded|designed|implemented|achieved|delivered|sold|trained|ran)\b|\b(?:expert|proficient|fluent|skilled(?! worker)|award|promoted)\b|\bskills?\b/iu;
/** A post is held by the profile, not by a note. */
const OF_A_POST =
  /\bI (?:have |had )?(?:worked|been employed|been working) (?:at|for|as) (?!an? (?:while|year)|\w+ (?:years?|months?))/iu;
/** What somebody has not done is no claim. */
const NEGATED = /\b(?:no|not|never|without|\w+n['’]t)\b(?:(?!\bbut\b)[^,;])*/giu;
/** What is still to come is no claim. */
const IN_PROGRESS =
  /\b(?:finish(?:ing)?|complet(?:e|ing)|sitting|taking|studying|graduating|retake|resit|exam|test|course) .*\b(?:\d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December))\b/iu;

/** Words between the claims themselves. */
const BESIDE = new Set(
  'also career experience year years work skill skills hold earn many several'.split(' ').map(stem),
);

/** Whether a sentence claims something of a career that `own`, the text of the profile, does not bear out; a story may tell what was done. */
export function isUnsupported(sentence: string, own: string, isStory = false): boolean {
  const said = sentence.replace(NEGATED, ' ');
  const isClaim = OF_PAPERS.test(said) || (!isStory && (OF_A_DEED.test(said) || OF_A_POST.test(said)));
  if (!isClaim || IN_PROGRESS.test(said)) return false;
  const known = new Set(wordsOf(own).map(stem));
  return wordsOf(said).some((word) => !isFunctionWord(word) && !BESIDE.has(stem(word)) && !known.has(stem(word)));
}
