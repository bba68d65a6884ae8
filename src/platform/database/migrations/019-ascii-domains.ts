import { domainToASCII } from 'node:url';
import { type Kysely, sql } from 'kysely';

const MAX_CHARACTERS = 320;

/** Domains of addresses as they are looked up; where another account has that address already, it stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`select id, email from accounts`.execute(db);
  for (const { id, email } of rows) {
    const at = email.lastIndexOf('@') + 1;
    const domain = email.slice(at);
    if (/^[\0-\x7f]*$/.test(domain)) continue;
    const ascii = email.slice(0, at) + domainToASCII(domain);
    if (ascii.length === at || ascii.length > MAX_CHARACTERS) continue;
    await sql`update accounts set email = ${ascii}
      where id = ${id} and not exists (select from accounts where email = ${ascii})`.execute(db);
  }
}
