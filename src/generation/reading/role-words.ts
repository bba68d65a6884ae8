import { z } from 'zod';
import data from '../vocabulary/word-lists/role-words.json' with { type: 'json' };

const { de, ...others } = z
  .object({ de: z.string().min(1) })
  .catchall(z.string().min(1))
  .parse(data);
const GERMAN = de.split(' ');
const ROLES = new Set([...GERMAN, ...Object.values(others).flatMap((list) => list.split(' '))]);

export const isRoleWord = (word: string): boolean => ROLES.has(word.toLowerCase());

/** Whether a title has one. */
export const namesRole = (text: string): boolean => text.split(/[^\p{L}]+/u).some(isRoleWord);

/** "Softwareentwickler" is an "Entwickler", and so is an "Entwickler:in". Of names this says nothing: think of Herr Burmeister. */
export function endsInRoleWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/[:*/_]-?in$/u, '');
  return isRoleWord(plain) || GERMAN.some((role) => plain.length > role.length + 2 && plain.endsWith(role));
}
