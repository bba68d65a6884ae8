/**
 * The search of the documentation: which sections a query finds, best first. It runs in two places: in the server, for
 * the page of results, and in the browser, while somebody types.
 */

const MAX_QUERY_CHARACTERS = 200;
const MAX_TERMS = 8;
const EXCERPT_BEFORE = 60;
const EXCERPT_CHARACTERS = 160;

/** A match in the heading says more than one in the text; a whole word says more than its beginning. */
const WEIGHTS = { heading: 12, page: 6, text: 2, samples: 3 };
const MAX_COUNTED = 4;

const wordsOf = (text) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);

function fieldScore(words, term) {
  let score = 0;
  for (const word of words) {
    if (word === term) score += 1;
    else if (word.startsWith(term)) score += 0.5;
    if (score >= MAX_COUNTED) return MAX_COUNTED;
  }
  return score;
}

function sectionScore(section, terms) {
  const fields = Object.keys(WEIGHTS).map((name) => [WEIGHTS[name], wordsOf(section[name] ?? '')]);
  let total = 0;
  for (const term of terms) {
    const score = fields.reduce((sum, [weight, words]) => sum + weight * fieldScore(words, term), 0);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

const escaped = (term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A piece of the text around the first match, cut into what matched and what did not. */
function excerptOf(text, terms) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${terms.map(escaped).join('|')})`, 'giu');
  const first = text.search(pattern);
  const wanted = Math.max(0, first - EXCERPT_BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const rest = text.slice(start).replace(/^[\s·.,;:)]+/, '');
  const cut =
    rest.length <= EXCERPT_CHARACTERS ? rest : `${rest.slice(0, EXCERPT_CHARACTERS).replace(/\s+\S*$/, '')} …`;
  const shown = `${start > 0 ? '… ' : ''}${cut}`;
  const pieces = [];
  let position = 0;
  for (const match of shown.matchAll(pattern)) {
    if (match.index > position) pieces.push({ text: shown.slice(position, match.index), found: false });
    pieces.push({ text: match[0], found: true });
    position = match.index + match[0].length;
  }
  if (position < shown.length) pieces.push({ text: shown.slice(position), found: false });
  return pieces;
}

/** Every word of the query must be found in a section, at least as the beginning of a word. */
export function rank(sections, query, limit) {
  const terms = [...new Set(wordsOf(query.slice(0, MAX_QUERY_CHARACTERS)))].slice(0, MAX_TERMS);
  if (terms.length === 0) return [];
  return sections
    .map((section) => ({ section, score: sectionScore(section, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.text, terms) }));
}
