/** Where to write to or look: a line names no address but the person's own, and those that the request gave. */
import type { Backing } from './backing.ts';
import { notThere, type WordingObjection } from './case.ts';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s)]+|[^\s@(]+@[^\s@]+\.\p{L}{2,}/giu;

export function addresses(text: string, { contacts, nearby, anywhere }: Backing): WordingObjection[] {
  const own = [...contacts, ...nearby, ...anywhere].map(bare);
  const found = (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?]+$/, ''));
  return found.filter((address) => !own.some((one) => one.includes(bare(address)))).map(notThere);
}

/** However it is written: with or without the protocol and a slash at its end. */
function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');
}
