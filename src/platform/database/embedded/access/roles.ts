import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE, PROGRAM_ROLE, SUPERUSER } from '../cluster.ts';
import { makePasswords, type Passwords, readPasswords, scramVerifier } from './passwords.ts';
import { closeAccess, isClosed } from './pg-hba.ts';
import { asPresent, asSuperuser, Session } from './session.ts';

const POLL_MS = 10;
const RELOAD_LIMIT_MS = 10_000;

export interface Roles {
  dataDir: string;
  clusterDir: string;
  socketFolder: string;
  /** What the program may do beside its own database; nothing, except in tests. */
  programRights: string;
}

/** From the superuser, who is needed for the start alone, to the program, who is one of those that use the server. */
export async function becomeUser(
  superuser: Session,
  roles: Roles,
): Promise<{ passwords: Passwords; session: Session }> {
  const passwords = await ensureRoles(superuser, roles);
  const session = await Session.enter(roles.socketFolder, asPresent(passwords.program));
  if (!session) throw wentAway();
  await superuser.leave();
  return { passwords, session };
}

const wentAway = (): Error => new Error('the server went away during the start');

/**
 * The program is no superuser, and nobody comes in without a password. A cluster that was made before that, or whose
 * passwords are gone, is brought to it here. Each step may be the last of a start that is killed; the next does them again.
 */
async function ensureRoles(superuser: Session, roles: Roles): Promise<Passwords> {
  const known = readPasswords(roles.dataDir);
  const passwords = known ?? makePasswords(roles.dataDir);
  if (known === undefined || !isClosed(roles.clusterDir)) await setPasswords(superuser, roles, passwords);
  await ensureDatabase(superuser, roles, passwords);
  return passwords;
}

async function setPasswords(superuser: Session, roles: Roles, passwords: Passwords): Promise<void> {
  const [known] = await superuser.query('select from pg_roles where rolname = $1', [PROGRAM_ROLE]);
  if (!known) await superuser.query(`create role ${PROGRAM_ROLE}`);
  const rights = `login nosuperuser nocreaterole noreplication nobypassrls ${roles.programRights}`;
  await superuser.query(`alter role ${PROGRAM_ROLE} ${rights} password '${scramVerifier(passwords.program)}'`);
  await superuser.query(`alter role ${SUPERUSER} password '${scramVerifier(passwords.superuser)}'`);
  closeAccess(roles.clusterDir);
  await superuser.query('select pg_reload_conf()');
  await untilClosed(roles.socketFolder);
}

/** The server reads its configuration in its own time. */
async function untilClosed(socketFolder: string): Promise<void> {
  const deadline = performance.now() + RELOAD_LIMIT_MS;
  while (await letsAnyoneIn(socketFolder)) {
    if (performance.now() > deadline) throw new Error('the server still lets everybody in without a password');
    await sleep(POLL_MS);
  }
}

async function letsAnyoneIn(socketFolder: string): Promise<boolean> {
  try {
    const session = await Session.enter(socketFolder, asSuperuser('wrong'));
    await session?.leave();
    return true;
  } catch (error) {
    if (isWrongPassword(error)) return false;
    throw error;
  }
}

export const isWrongPassword = (error: unknown): boolean => (error as { code?: string }).code === '28P01';

async function ensureDatabase(superuser: Session, roles: Roles, passwords: Passwords): Promise<void> {
  const [database] = await superuser.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE],
  );
  if (!database) await superuser.query(`create database ${DATABASE} owner ${PROGRAM_ROLE}`);
  else if (database.owner !== PROGRAM_ROLE) await handOver(roles.socketFolder, passwords);
}

/** In one transaction. `reassign owned` would do, but refuses to take anything from the role that made the cluster. */
const HAND_OVER = `
  do $$
  declare
    change text;
  begin
    for change in
      select format('alter table %s owner to ${PROGRAM_ROLE}', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      union all
      select format('alter sequence %s owner to ${PROGRAM_ROLE}', oid::regclass) from pg_class as sequence
        where relnamespace = 'public'::regnamespace and relkind = 'S' and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = sequence.oid and deptype in ('a', 'i'))
      union all
      select format('alter routine %s owner to ${PROGRAM_ROLE}', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace
      union all
      select format('alter type %s owner to ${PROGRAM_ROLE}', oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    loop
      execute change;
    end loop;
    alter database ${DATABASE} owner to ${PROGRAM_ROLE};
  end
  $$`;

/** What was made while the program was the superuser becomes the program's own. */
async function handOver(socketFolder: string, passwords: Passwords): Promise<void> {
  const inside = await Session.enter(socketFolder, asSuperuser(passwords.superuser, DATABASE));
  if (!inside) throw wentAway();
  try {
    await inside.query(HAND_OVER);
  } finally {
    await inside.leave();
  }
}
