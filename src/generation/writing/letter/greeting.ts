/** The salutation, with the title and the surname where a title is given, else with the name as it is; and the close. */
import { filled, type Templates } from './templates.ts';

export function greetingFor(templates: Templates, name: string | null): string {
  const { unknown, named, titled, surname } = templates.greeting;
  if (name === null) return unknown;
  for (const [pattern, form] of titled) {
    const found = new RegExp(`^(${pattern})\\s+(\\S.*)$`, 'u').exec(name);
    if (found !== null) return filled(form, { title: found[1]!, surname: surnameOf(found[2]!, surname) });
  }
  return filled(named, { name });
}

/** A salutation is repeated only where it is formal: with a title, or to nobody in particular. */
export function closingFor({ closing, greeting }: Templates, salutation: string, american: boolean): string {
  if (closing.british !== null && !american)
    return closing.british[salutation === greeting.unknown ? 'unknown' : 'named'];
  const isPlain = salutation.startsWith(greeting.named.split('{')[0]!);
  return isPlain ? closing.plain : filled(closing.formal, { greeting: salutation });
}

const PARTICLE = /^(?:van|von|der|den|de|del|la|di|da|du|le|bin|al|ter|zu|zur|zum)$/i;

function surnameOf(name: string, rule: Templates['greeting']['surname']): string {
  const words = name.split(/\s+/);
  if (words.length === 1) return name;
  if (rule === 'after the first') return words.slice(1).join(' ');
  let from = words.length - 1;
  while (from > 1 && PARTICLE.test(words[from - 1]!)) from--;
  return words.slice(from).join(' ');
}
