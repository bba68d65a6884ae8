/** Notes of an applicant to the writer, turned into sentences that the applicant could say. */

/** Wishes about the letter rather than content for it, and whatever addresses a machine. */
const INSTRUCTION =
  /^(?:and\s+|then\s+|also\s+|but\s+)?(?:please\s+)?(?:write|use|keep|make|focus|emphasi[sz]e|highlight|stress|ignore|disregard|forget|do not|don['’]?t|never|always|avoid|be |add |append|insert|include|start|begin|end |sign|say|repeat|reveal|show|execute|run|call me|tone|format|limit|act |pretend|you (?:are|must|should|will)|the (?:letter|tone|cover letter) (?:should|must)|remember|respond|output|print|translate|see |check|visit|look at|can you|could you|what about|how about|why |where )\b/i;
const TO_A_MACHINE =
  /^(?:system|assistant|user|developer|human|ai)\s*:|\b(?:previous|above|prior|these|all) instructions?\b|\b(?:language model|chatgpt|llm|prompt|jailbreak|as an ai)\b|\byou are (?:now|an?)\b/i;
/** "Keep it short and mention that …": what follows is for the letter. */
const WRAPPED =
  /^.*\b(?:mention|note|say|state|explain|let them know|tell them|point out|include|add)\s+(?:the fact\s+)?that\s+(?=\S)/i;
/** "Please mention my referral from Ann and …" */
const MENTION =
  /^(?:please\s+)?(?:also\s+)?(?:mention|note|include|highlight|bring up|refer to)\s+((?:my|our|the)\s.+)$/i;
const NEXT_WISH =
  /\s+and\s+(?:please\s+)?(?:also\s+)?(?:mention|highlight|emphasi[sz]e|stress|keep|make|use|write|avoid|include|focus)\b.*$/i;

/** "Key skills: Python, SQL" is a line of a form. */
const LABEL = /^\p{Lu}[\p{L} ]{2,24}: (?!\p{Ll})/u;

type Rule = readonly [RegExp, (text: string, ...groups: string[]) => string];

/** Notes without a subject, and what makes a sentence of them. */
const RULES: readonly Rule[] = [
  [
    /^(?:(?:the\s+)?(?:applicant|candidate)|s?he)\s+(is|was|has|will|would|can)\b/i,
    (_, verb) => `I ${inFirstPerson(verb!)}`,
  ],
  [/^referred by\b/i, () => 'I was referred by'],
  [/^recommended by\b/i, () => 'I was recommended by'],
  [/^referral(?: from| by|:)\s+/i, () => 'I was referred by '],
  [/^(?:relocating|moving|returning|looking|currently|planning)\b/i, (text) => `I am ${text.toLowerCase()}`],
  [
    /^(?:willing|able|ready|happy|available|open|authori[sz]ed|eligible|fluent|based|located)\b/i,
    (text) => `I am ${text.toLowerCase()}`,
  ],
  [
    /^(?:have|had|hold|speak|live|need|require|worked|completed|finished|took|left|moved|met|spoke|plan|graduated|returned)\b/i,
    (text) => `I ${text.toLowerCase()}`,
  ],
  [
    /^(?:career|employment|work)?\s*(?:gap|break)\s+(.+?)\s*[(:–-]\s*([^()]+)\)?$/i,
    (_, when, why) => `About the gap in my career (${when}): ${why}`,
  ],
  [
    /^(notice period|start date|earliest start|visa status|availability|salary expectation)\s*(?:is|:)?\s+/i,
    (_, label) => `My ${label!.toLowerCase()} is `,
  ],
];

/** Whether a few words are a note of their own: "referred by Ann Lee". */
export function isNote(text: string): boolean {
  return text.split(' ').length <= 8 && RULES.some(([note]) => note.test(text));
}

export function sentenceFrom(raw: string): string | null {
  const mentioned = MENTION.exec(raw)?.[1]?.replace(NEXT_WISH, '');
  if (mentioned !== undefined && isSafe(mentioned)) return finished(`I would also like to mention ${mentioned}`);
  const bare = raw.replace(WRAPPED, '').trim();
  if (bare.split(' ').length < 2 || INSTRUCTION.test(bare) || !isSafe(bare) || /\?$/.test(bare)) return null;
  if (LABEL.test(bare)) return null;
  for (const [note, sentence] of RULES) {
    if (note.test(bare)) return finished(bare.replace(note, sentence));
  }
  return hasSubjectAndVerb(bare) ? finished(bare) : finished(`One more point: ${lowerUnlessName(bare)}`);
}

function isSafe(text: string): boolean {
  return !TO_A_MACHINE.test(text) && !/[<>{}[\]#\\]|https?:|\bwww\./.test(text);
}

function inFirstPerson(verb: string): string {
  return { is: 'am', has: 'have' }[verb.toLowerCase()] ?? verb.toLowerCase();
}

function finished(text: string): string {
  const capital = text[0]!.toUpperCase() + text.slice(1);
  // What was said of the applicant goes on in the first person.
  const mine = capital.replace(/^(I (?:am|have|was|will)\b.*) and (is|has)\b/, (_, before: string, verb: string) => {
    return `${before} and ${inFirstPerson(verb)}`;
  });
  return /[.!?]$/.test(mine) ? mine : `${mine}.`;
}

const FINITE =
  /\b(?:I|we|he|she|they|it|this|that|there|my|our|the|a|an|\p{Lu}\p{Ll}+)\b.*\b(?:am|is|are|was|were|have|has|had|do|did|will|would|can|could|may|might|must|\p{L}{3,}(?:ed|es|s))\b|\bI\s+\p{L}+/iu;

function hasSubjectAndVerb(text: string): boolean {
  return FINITE.test(text);
}

function lowerUnlessName(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName = /^\p{Lu}\p{Ll}*$/u.test(first) && /^\p{Lu}/u.test(second);
  return isName || /\p{Lu}.*\p{Lu}/u.test(first) ? text : text[0]!.toLowerCase() + text.slice(1);
}
