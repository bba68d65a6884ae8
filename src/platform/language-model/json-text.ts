/**
 * The JSON object in what a model answered. Small models put it in a fence, talk before and after it, leave a comma too
 * many, break a line inside of a string, or are cut off: all of that is put right, and nothing is guessed.
 */
/** What talks in braces before its answer is read no further. */
const MAX_STARTS = 10;
const MAX_DEPTH = 20;
const THOUGHTS = /<think>[\s\S]*?<\/think>/gi;

/** Undefined where there is none. */
export function objectIn(text: string): unknown {
  const answer = text.replace(THOUGHTS, '');
  let at = answer.indexOf('{');
  for (let starts = 0; at !== -1 && starts < MAX_STARTS; starts++, at = answer.indexOf('{', at + 1)) {
    const value = parsed(repaired(answer.slice(at)));
    if (value !== undefined) return value;
  }
  return undefined;
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** From the brace at its head to the one that closes it; of an answer that was cut off, what was whole before. */
function repaired(text: string): string | null {
  const open: string[] = [];
  const out: string[] = [];
  let whole: { length: number; closing: string } | null = null;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (inString) {
      out.push(ESCAPED[sign] ?? sign);
      if (sign === '\\') out.push(text[++at] ?? '');
      else if (sign === '"') inString = false;
    } else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return null;
      dropComma(out);
      out.push(sign);
      if (open.length === 0) return out.join('');
      if (sign === '}') whole = { length: out.length, closing: open.toReversed().join('') };
    } else {
      if (sign in CLOSING) open.push(CLOSING[sign]!);
      if (open.length > MAX_DEPTH) return null;
      inString = sign === '"';
      out.push(sign);
    }
  }
  return whole && out.slice(0, whole.length).join('') + whole.closing;
}

function dropComma(out: string[]): void {
  while (/^\s$/.test(out.at(-1) ?? '')) out.pop();
  if (out.at(-1) === ',') out.pop();
}
