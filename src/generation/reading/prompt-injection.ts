/**
 * Prompt injection: orders to a machine inside a text that people should read. They are no statement about anyone, so they
 * are not read.
 */

const INJECTION = new RegExp(
  [
    String.raw`(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|context)\b`,
    String.raw`\b(?:you are|act as|pretend to be)\b.{0,30}\b(?:an? (?:ai|assistant|language model|chatbot)|chatgpt|claude|gpt)\b`,
    String.raw`\b(?:system|developer) prompt\b`,
    String.raw`\b(?:as|dear|attention|note to) (?:an? )?(?:ai|llm|language model|assistant|chatbot)s?\b`,
    String.raw`\b(?:ai|llm|language model)s?\b.{0,30}\b(?:must|should|please|reading this)\b`,
    String.raw`<\|?(?:system|im_start|assistant)\|?>|\[(?:INST|SYSTEM)\]`,
  ].join('|'),
  'i',
);

/** The text without the sentences that give a machine orders. */
export function withoutInjections(text: string): string {
  if (!INJECTION.test(text)) return text;
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !INJECTION.test(sentence))
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}
