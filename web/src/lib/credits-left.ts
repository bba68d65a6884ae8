import type { Credits } from '../../../src/edge/dashboard/api/types/credits.ts';

type Balance = Pick<Credits, 'total' | 'costs'>;

/** What can still be made, once it is less than two resumes; null while there is more. */
export function creditsLeft({ total, costs }: Balance): string | null {
  if (total >= 2 * costs.resume) return null;
  const left = `${total} ${total === 1 ? 'credit' : 'credits'} left`;
  const enoughFor = [
    counted(Math.floor(total / costs.resume), 'resume'),
    counted(Math.floor(total / costs.coverLetter), 'cover letter'),
  ].filter((one) => one !== null);
  if (enoughFor.length > 0) return `${left}: enough for ${enoughFor.join(' or ')}.`;
  return total === 0 ? 'You have no credits left.' : `${left}: not enough for another document.`;
}

const WORDS = ['', 'one', 'two', 'three'];

function counted(count: number, name: string): string | null {
  if (count === 0) return null;
  return `${WORDS[count] ?? count} ${name}${count === 1 ? '' : 's'}`;
}

/** Where more are to be had, as the operator put it: an address to open, or words. */
export function isAddress(help: string): boolean {
  return /^https?:\/\//i.test(help);
}
