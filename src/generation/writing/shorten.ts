/** A long statement cut at a clause. What is left says less, never something else. */
import { isPlainVerb, verbOf } from '../vocabulary/verbs.ts';

const CLAUSE_BREAKS: readonly RegExp[] = [
  /[;.]\s/g,
  /\s[–—-]\s/g,
  /,\s(?=(?:which|while|including|such as|resulting|ensuring|to ensure|in order|as well as|thereby|where|with)\b)/g,
  /\s(?=(?:including|such as|in order to|as well as|to ensure|resulting in|while)\b)/g,
  /,\s(?=and\b)/g,
  /,\s/g,
];
/** Better than a cut inside a clause, where there is no other. */
const LAST_BREAK = /\s(?=(?:to|by|for|through|within|throughout)\s)/g;
const MIN_SHARE_KEPT = 0.4;
/** A statement that cannot be cut at a clause, or not without a figure, may be so much longer. */
const LITTLE_OVER = 1.25;
const DANGLING =
  /\s+(?:and|or|of|to|for|in|on|with|the|a|an|by|from|at|as|that|which|who|but|via|using|including|between|into|their|its|is|are|was|were|be)$/i;

/** Words that wait for what was cut off. */
const UNFINISHED =
  /(?:,? and)? (?:in addition|in order|as well|according|prior|related|based|designed|able|continued|used|asking|working|using \p{Ll}+)$/iu;

/** What makes a deed smaller, or shares it: a statement that loses it says more than its fact. */
const LIMITS =
  /(?<![^\s(])(?:under (?:\S+ ){0,3}(?:supervision|guidance|direction)|with (?:the )?(?:help|assistance|guidance|support) (?:of|from)|as (?:a )?(?:part|member) of|together with|alongside|in (?:collaboration|cooperation|partnership) with|jointly|partly|but|except|excluding|unless|only|as needed|as assigned|not)\b/i;

/** "(pick, pack, loading)": examples of what stands before them. Any other remark may take something back. */
const EXAMPLES = /\s\([^()\d]*,[^()\d]*\)(?=[\s,;.]|$)/gu;

export function withoutExamples(text: string): string {
  return text.replace(EXAMPLES, (examples) => (LIMITS.test(examples) ? examples : ''));
}

export function shorten(whole: string, limit: number, lang = 'en'): string {
  const text = whole.length <= limit ? whole : withoutExamples(whole);
  const clause =
    shortenAtClause(text, limit, lang) ?? cutAt(text, limit, [LAST_BREAK], lang) ?? keptLimit(text, limit, lang);
  const isLittleOver = text.length <= limit * LITTLE_OVER;
  if (clause !== null && !(isLittleOver && figuresIn(clause) < figuresIn(text))) return clause;
  if (isLittleOver) return text;
  const space = text.lastIndexOf(' ', limit);
  return closeBrackets(withoutDangling(text.slice(0, space > limit / 2 ? space : limit).toWellFormed()));
}

/** As many clauses as there is room for, none of them cut; nothing where the first is too long. */
export function leadingClauses(text: string, limit: number): string {
  const ends = [...text.matchAll(/;\s|\.\s(?=\p{Lu})|\s[–—-]\s|[.]?$/gu)]
    .map(({ index }) => index)
    .filter((at) => !isInBrackets(text, at - 1));
  return withoutFullStop(text.slice(0, ends.findLast((at) => at <= limit) ?? 0));
}

function figuresIn(text: string): number {
  return text.match(/\d+/g)?.length ?? 0;
}

/** Like `shorten`, but null where there is no clause to cut at. */
function shortenAtClause(text: string, limit: number, lang: string): string | null {
  if (text.length <= limit) return text;
  return cutAt(text, limit, CLAUSE_BREAKS, lang);
}

function cutAt(text: string, limit: number, breaksInOrder: readonly RegExp[], lang: string): string | null {
  for (const breaks of breaksInOrder) {
    const cuts = [...text.matchAll(breaks)]
      .map((match) => match.index)
      .filter((at) => at <= limit && !isInBrackets(text, at));
    const best = bestCut(
      text,
      cuts.filter((at) => at >= limit * MIN_SHARE_KEPT && !losesLimit(text.slice(at))),
    );
    if (best !== undefined) return joinLast(withoutDangling(closeBrackets(text.slice(0, best))), lang);
  }
  return null;
}

/** The last one; an earlier cut never saves words, but a number behind the cut is worth more than a tidy end. */
function bestCut(text: string, cuts: readonly number[]): number | undefined {
  const last = cuts.at(-1);
  const losesNumber = last !== undefined && /\d/.test(text.slice(last)) && !/\d/.test(text.slice(0, last));
  return losesNumber ? undefined : last;
}

/** The limit stays, and what stands before it is cut: "built the frames, under the supervision of …". */
function keptLimit(text: string, limit: number, lang: string): string | null {
  const at = LIMITS.exec(text)?.index ?? text.length;
  const tail = text.slice(at).split(/[,;.]\s/, 1)[0]!;
  const room = limit - tail.length - 2;
  if (tail === '' || room < limit * MIN_SHARE_KEPT) return null;
  const head = cutAt(text.slice(0, at), room, [...CLAUSE_BREAKS, LAST_BREAK], lang);
  return head === null ? null : `${head}, ${tail}`;
}

/** Within its own sentence: what is said of the next one limits nothing here. */
export function losesLimit(rest: string): boolean {
  return LIMITS.test(rest.replace(/^[;.]\s.*|(?<=\S)[;.]\s.*/, ''));
}

export function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at) || text.lastIndexOf('[', at) > text.lastIndexOf(']', at);
}

export function withoutDangling(text: string): string {
  const cut = text.replace(DANGLING, '').replace(UNFINISHED, '');
  return cut === text ? text : withoutDangling(cut);
}

/** A list cut short gets its "and" back: "reports, audits" → "reports and audits". Of other languages we know too little. */
function joinLast(text: string, lang: string): string {
  if (lang !== 'en') return text;
  const at = text.lastIndexOf(', ');
  const last = text.slice(at + 2);
  const verb = verbOf(last.split(' ', 1)[0]!);
  const opensClause = verb !== null && (verb.form === 'past' || verb.form === 'gerund' || isPlainVerb(verb.base));
  const isListItem = at > 0 && last.split(' ').length <= 4 && !opensClause && !/ and /.test(last);
  if (!isListItem || /^(?:and|or|which|while|with|as|to|for|in|by|including|such|Inc|Ltd|LLC)\b/.test(last))
    return text;
  return `${text.slice(0, at)} and ${last}`;
}

function closeBrackets(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open).trimEnd() : text;
}

export function withoutFullStop(text: string): string {
  return text
    .replace(/[\s,;:]+$/, '')
    .replace(/(?<!\b(?:etc|inc|ltd|co|jr|sr|[A-Z]))[.。]+$/i, '')
    .trimEnd();
}
