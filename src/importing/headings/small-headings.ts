/** Small headings inside an entry; they carry no content. */
const SUBHEADING =
  /^(?:highlights|key highlights|responsibilities|key responsibilities|duties|achievements|key achievements|accomplishments|tasks|description|summary|details|aufgaben|tätigkeiten|missions|responsabilidades|funciones|logros|attività|taken|courses|coursework)\s*:?$/i;

export const isSmallHeading = (text: string): boolean => SUBHEADING.test(text);

/** "Technologies:" with what it announces below. */
const LABEL = /^\p{Lu}[\p{L} /&’'-]{2,40}:$/u;

export const isHeadingInEntry = (text: string): boolean => isSmallHeading(text) || LABEL.test(text);
