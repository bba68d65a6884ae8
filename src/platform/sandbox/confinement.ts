import { spawnSync } from 'node:child_process';

/** What this system lets us put around a child beyond Node's own gates, which hold only while the code in it is JavaScript. */
export interface Confinement {
  /** The kernel ends the child when the parent is gone. */
  endsWithParent: boolean;
  /** No program that it could start gives it more rights. */
  noNewPrivileges: boolean;
  /** A network namespace without any device but its own loopback. */
  noNetwork: boolean;
  /** Under root: every child has a user of its own, who owns nothing. */
  ownUser: boolean;
}

const NONE: Confinement = { endsWithParent: false, noNewPrivileges: false, noNetwork: false, ownUser: false };

/** User ids that distributions and systemd leave alone, and that containers with 65,536 of them have too. */
const FIRST_UID = 60_600;
const UIDS = 500;

const PROBE_LIMIT_MS = 2000;

const isRoot = (): boolean => process.getuid?.() === 0;

const known = new Map<string, Confinement>();

/** Tried once for each set of files that children read, by running programs that do nothing. */
export function confinementFor(files: readonly string[]): Confinement {
  const key = files.join('\n');
  let confinement = known.get(key);
  if (!confinement) {
    confinement = process.platform === 'linux' ? probe(files) : NONE;
    known.set(key, confinement);
  }
  return confinement;
}

function probe(files: readonly string[]): Confinement {
  const everyFileIsReadable = ['/bin/sh', '-c', 'for file; do test -r "$file" || exit 1; done', 'sh', ...files];
  return {
    endsWithParent: works([...setpriv({ ...NONE, endsWithParent: true }), 'true']),
    noNewPrivileges: works([...setpriv({ ...NONE, noNewPrivileges: true }), 'true']),
    noNetwork: works([...unshare({ ...NONE, noNetwork: true }), 'true']),
    ownUser: isRoot() && works([...setpriv({ ...NONE, ownUser: true }), ...everyFileIsReadable]),
  };
}

/** Whether it ends well, and in time. One that stands still hears no other signal. */
export function works([file, ...args]: string[]): boolean {
  const limits = { timeout: PROBE_LIMIT_MS, killSignal: 'SIGKILL' } as const;
  return spawnSync(file!, args, { ...limits, stdio: 'ignore', cwd: '/', env: {} }).status === 0;
}

/** The programs through which a child is started; each becomes the next, so that the process stays the same. */
export function confined(command: readonly string[], confinement: Confinement): string[] {
  return [...unshare(confinement), ...setpriv(confinement), ...command];
}

/** Root needs no user namespace for it, and could not change its user inside of one. */
function unshare({ noNetwork }: Confinement): string[] {
  if (!noNetwork) return [];
  return ['unshare', ...(isRoot() ? [] : ['--user']), '--net', '--'];
}

function setpriv({ endsWithParent, noNewPrivileges, ownUser }: Confinement): string[] {
  const uid = ownUser ? nextUid() : null;
  const options = [
    ...(endsWithParent ? ['--pdeathsig', 'KILL'] : []),
    ...(noNewPrivileges ? ['--no-new-privs'] : []),
    ...(uid === null ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']),
  ];
  return options.length === 0 ? [] : ['setpriv', ...options, '--'];
}

let uidsUsed = 0;

function nextUid(): number {
  const uid = FIRST_UID + ((process.pid + uidsUsed) % UIDS);
  uidsUsed += 1;
  return uid;
}

/** For the operator: what children have and lack here. */
export function describeConfinement(confinement: Confinement): { has: string[]; lacks: string[] } {
  const guards: [boolean, string][] = [
    [confinement.noNetwork, 'an empty network namespace'],
    [confinement.noNewPrivileges, 'no new privileges'],
    ...(isRoot() ? [[confinement.ownUser, 'a user of its own'] as [boolean, string]] : []),
    [confinement.endsWithParent, 'an end with the service'],
  ];
  return {
    has: guards.filter(([has]) => has).map(([, name]) => name),
    lacks: guards.filter(([has]) => !has).map(([, name]) => name),
  };
}
