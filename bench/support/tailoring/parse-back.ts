/** How much of what was printed the product's own importer finds again in the finished PDF. */
import type { Profile } from '../../../src/base/profile.ts';
import type { Evidence } from '../../../src/generation/generate.ts';
import { importProfile } from '../../../src/importing/import.ts';

export interface ParseBack {
  asked: number;
  /** What did not come back equal. */
  lost: string[];
}

export async function parseBack(
  pdf: Uint8Array,
  profile: Profile,
  evidence: Evidence,
  now: string,
): Promise<ParseBack> {
  const { profile: read } = await importProfile({ bytes: pdf, name: 'resume.pdf' }, now);
  const printed = new Set(evidence.lines.flatMap((line) => line.ids));
  const wanted = claimsOf(profile, printed);
  const found = new Set(claimsOf(read, null));
  return { asked: wanted.length, lost: wanted.filter((claim) => !found.has(claim)) };
}

/** Names with their dates, one text each; `printed` limits them to the entries with these ids. */
function claimsOf(profile: Profile, printed: ReadonlySet<string> | null): string[] {
  const isPrinted = (id: string): boolean => printed === null || printed.has(id);
  const { name, email, phone } = profile.basics;
  const claims = [`name ${name}`, `email ${email}`, `phone ${phone?.replace(/\D/g, '')}`];
  for (const employer of profile.work) {
    if (!isPrinted(employer.id)) continue;
    claims.push(`employer ${employer.name}`);
    for (const role of employer.roles.filter((one) => isPrinted(one.id))) {
      claims.push(`role ${role.position} ${role.start} ${role.current ? 'now' : role.end}`);
    }
  }
  for (const school of profile.education.filter((one) => isPrinted(one.id)))
    claims.push(`school ${school.institution}`);
  return claims.map((claim) => claim.toLowerCase());
}
