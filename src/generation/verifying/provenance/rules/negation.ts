/** What is denied stays denied. */
import { isMentioned } from '../reading/joins.ts';
import type { Reading } from '../reading.ts';
import { isGuard, type Text } from '../text.ts';
import { places, type Rule } from './rule.ts';

/** What is denied stays denied, with all that was denied of it. */
export const negation: Rule = {
  id: 'negation',
  check: (reading) => {
    const lost = reading.content.filter((at) => {
      const own = reading.cites[at]!;
      if (own.length === 0 || reading.isOfPosting[at] || isNegated(reading, at) || isMentioned(reading, at))
        return false;
      if (reading.licences[at]!.some((one) => one.kind === 'name' || one.kind === 'title')) return false;
      return own.every((one) => isNegated(one.statement, one.at));
    });
    const added = places(reading).filter((at) => {
      if (!isNegation(reading, at) || reading.isOfPosting[at]) return false;
      const denied = deniedBy(reading, at);
      if (denied.length === 0) return false;
      const told = denied.flatMap((one) => reading.cites[one]!);
      if (told.length === 0) return denied.some((one) => reading.licences[one]!.length > 0);
      return !told.some((one) => {
        const text = one.statement;
        const sign = negationBefore(text, one.at);
        if (sign === null) return false;
        const own = deniedBy(text, sign).map((place) => one.statement.words[place]!.key);
        if (!keepsLimit(reading, text, sign)) return false;
        const kept = denied.flatMap((place) => reading.cites[place]!.map((two) => two.statement.words[two.at]!.key));
        return own.slice(0, own.indexOf(one.statement.words[one.at]!.key) + 1).every((key) => kept.includes(key));
      });
    });
    return [...lost, ...added];
  },
};

const REACH_OF_NEGATION = 4;

const OF = /^(?:of|de|von|d['’])$/i;

const isNegation = (text: Text, at: number): boolean => isGuard(text, 'negation', at) || text.keys[at] === '0';

function deniedBy(text: Text, at: number): number[] {
  const found: number[] = [];
  const length = Math.max(1, text.lexicon.guardAt('negation', text.keys, at));
  for (let next = at + length; next < text.words.length && found.length < REACH_OF_NEGATION; next++) {
    if (text.words[next]!.before !== 'none' || (text.words[next]!.isNumber && text.keys[next] !== '1')) break;
    const isJoined = text.words[next]!.isJoined || text.words[next - 1]!.isJoined;
    if (
      found.length > 0 &&
      !isJoined &&
      !isGuard(text, 'or', next) &&
      !OF.test(text.words[next]!.raw) &&
      (isGuard(text, 'preposition', next) || isGuard(text, 'conjunction', next))
    )
      break;
    if (!text.lexicon.isConnecting(text.keys[next]!) && !text.words[next]!.isNumber) found.push(next);
  }
  return found;
}

function negationBefore(text: Text, at: number): number | null {
  for (let before = at - 1; before >= 0 && before >= at - REACH_OF_NEGATION - 2; before--) {
    if (text.words[before + 1]!.before !== 'none') return null;
    if (isNegation(text, before)) return deniedBy(text, before).includes(at) ? before : null;
  }
  return null;
}

/** "Without a difference over $20" is not "without a difference". */
function keepsLimit(reading: Reading, text: Text, sign: number): boolean {
  for (let at = sign + 1; at < text.words.length && text.words[at]!.before === 'none'; at++) {
    if (isGuard(text, 'conjunction', at)) break;
    if (text.words[at]!.isNumber && !reading.keys.includes(text.keys[at]!)) return false;
  }
  return true;
}

const isNegated = (text: Text, at: number): boolean => negationBefore(text, at) !== null;
