export interface JsonBounds {
  /** Levels of lists and objects in each other. */
  depth: number;
  values: number;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST_OPENS = 91;
const LIST_CLOSES = 93;
const OBJECT_OPENS = 123;
const OBJECT_CLOSES = 125;

/**
 * Looks through JSON before it is parsed: brackets cost the parser up to sixty times their own size in memory, and whoever
 * walks through the result more. Tells which bound is passed, if any. Whatever stands in a text is passed over; whether the
 * rest is JSON at all is the parser's to say.
 */
export function passedBound(json: string, bounds: JsonBounds): keyof JsonBounds | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === COMMA) values++;
    else if (code === LIST_CLOSES || code === OBJECT_CLOSES) depth--;
    else if (code === LIST_OPENS || code === OBJECT_OPENS) {
      depth++;
      values++;
    }
    if (depth > bounds.depth) return 'depth';
    if (values > bounds.values) return 'values';
  }
  return null;
}

/** The place of the quote that closes the text opened at `start`; beyond the end where none does. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  for (; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return at;
}
