/** Whom a posting asks to write to: "CV and letter to Mick Thackray, Transport Manager". */
import { isPostingWord } from '../vocabulary/vocabulary.ts';
import data from '../vocabulary/word-lists/posting-header.json' with { type: 'json' };
import { anyOf } from '../vocabulary/word-patterns.ts';
import { fold } from '../vocabulary/words.ts';
import { isRoleWord, namesRole } from './role-words.ts';

const WORD = String.raw`\p{Lu}\p{Ll}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]+)*|\p{Lu}['’]\p{Lu}\p{Ll}+`;
const TITLE = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\.?`;
const TITLED = new RegExp(`^${TITLE} `, 'u');
const WRITE_TO = new RegExp(
  String.raw`(?<![\p{L}])(?:to|(?:for the )?attention(?: of)?|attn:?|address it to|contact)(?: me)?[,:]? (?<name>(?:${TITLE} )?(?:${WORD}) (?:(?:van|von|de|der|den|la|del|Mac|Mc) )*(?:${WORD})|${TITLE} (?:${WORD}))(?=[,.;:)]|$|\n| (?:at|by|on|in|via)(?!\p{L}))`,
  'gu',
);
/** "Grand Rapids, Michigan", unlike "Mick Thackray, Transport Manager". */
function isPlace(name: string, sentence: string): boolean {
  const [, after] = /^, (\p{Lu}[^,.;]*)/u.exec(sentence.slice(sentence.indexOf(name) + name.length)) ?? [];
  return !TITLED.test(name) && after !== undefined && !namesRole(after) && !after.includes(' ');
}

/** What is written, or how. */
const APPLYING = anyOf(data.applying);
const NO_PERSON = anyOf(data.notPersons);

/** Null where nobody is named by two names, or a firm, a place or a department may be meant. `employer`: its words are no person. */
export function contactIn(text: string, employer: string | null): string | null {
  const own = new Set((employer ?? '').toLowerCase().split(/[^\p{L}]+/u));
  for (const sentence of text.split(/(?<=[.!?])(?<!(?:Mr|Mrs|Ms|Dr|Prof)\.)\s+(?=\p{Lu})|\n/u)) {
    if (!APPLYING.test(fold(sentence))) continue;
    for (const { groups } of sentence.matchAll(WRITE_TO)) {
      const name = groups!.name!;
      const words = name.toLowerCase().split(/[^\p{L}]+/u);
      const isOther = words.some((word) => own.has(word) || isRoleWord(word) || isPostingWord(word));
      if (!isOther && !NO_PERSON.test(fold(name)) && !isPlace(name, sentence)) return name;
    }
  }
  return signerOf(text);
}

const SIGNED = new RegExp(String.raw`^[-–—]?\s*((?:${WORD}) (?:${WORD})), (.+)$`, 'u');
const MAX_CHARACTERS_OF_END = 200;

/** Who signs at the end, with his post behind his name or below it: "Gráinne Tuohy, CTO". */
function signerOf(text: string): string | null {
  const end = text.trimEnd().slice(-MAX_CHARACTERS_OF_END).split('\n');
  const [before = '', last = ''] = end.slice(-2).map((line) => line.trim());
  for (const line of [last, `${before}, ${last}`]) {
    const [, signer, post] = SIGNED.exec(line) ?? [];
    if (signer !== undefined && (namesRole(post!) || /^C[EFOT]O(?!\p{L})/u.test(post!))) return signer;
  }
  return null;
}
