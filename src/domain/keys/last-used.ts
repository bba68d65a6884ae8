import { sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import type { Db } from '../../platform/database/database.ts';

const FLUSH_MS = 5_000;
const AT_MOST_EVERY_SECONDS = 60;
const MAX_PENDING = 50_000;

/** Notes when keys were last used: gathered in memory, written together, at most once a minute for each key. */
export function createLastUsed(db: Db, clock: Clock, log: (line: string) => void) {
  const pending = new Map<string, Date>();
  /** When this process last noted a key: most uses need not be looked at again. */
  let noted = new Map<string, number>();

  async function flush(): Promise<void> {
    if (pending.size === 0) return;
    const ids = [...pending.keys()];
    const times = [...pending.values()];
    pending.clear();
    await sql`
      update api_keys set last_used_at = used.at
      from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used (id, at)
      where api_keys.id = used.id and (api_keys.last_used_at is null
        or api_keys.last_used_at <= used.at - make_interval(secs => ${AT_MOST_EVERY_SECONDS}))`.execute(db);
  }

  const timer = setInterval(() => {
    flush().catch((error) => log(`keys: last use not written: ${loggedMessage(error)}`));
  }, FLUSH_MS);
  timer.unref();

  return {
    note(keyId: string): void {
      const last = noted.get(keyId);
      const now = clock.now();
      if (last !== undefined && now.getTime() - last < AT_MOST_EVERY_SECONDS * 1000) return;
      if (noted.size >= MAX_PENDING) noted = new Map();
      noted.set(keyId, now.getTime());
      if (pending.size < MAX_PENDING) pending.set(keyId, now);
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush().catch((error) => log(`keys: last use not written: ${loggedMessage(error)}`));
    },
  };
}
