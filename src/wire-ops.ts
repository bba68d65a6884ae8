/** Joins the metrics to what they tell of. Loaded only where METRICS_PORT is set. */
import { once } from 'node:events';
import type { Observer } from './base/telemetry/observer.ts';
import type { OpsDeps } from './edge/ops/health.ts';
import { createOpsServer } from './edge/ops/ops-server.ts';
import type { Limits } from './platform/limits/limits.ts';
import { type Backlog, readBacklog } from './platform/queue/inspect.ts';
import { createPrometheus, type Prometheus } from './platform/telemetry/prometheus.ts';
import type { Engines } from './wire.ts';

export interface Ops {
  /** To be told of what happens. */
  observer: Observer;
  watchLimits(limits: Limits): void;
  /** Rejects where the address cannot be listened on. */
  listen(engines: Engines, process: Pick<OpsDeps, 'isStopping' | 'isWarm'>): Promise<void>;
  close(): Promise<void>;
}

export function createOps(): Ops {
  const prometheus = createPrometheus();
  let server: ReturnType<typeof createOpsServer> | undefined;
  return {
    observer: prometheus.observer,
    watchLimits({ health }) {
      if (!health) return;
      prometheus.watch({
        name: 'letterpress_limit_fallbacks_total',
        help: 'Decisions on limits that this process made by itself, because Redis was away',
        isCounter: true,
        read: () => health.fallbacks,
      });
    },
    async listen(engines, process) {
      const { config, database } = engines;
      watchEngines(prometheus, engines);
      server = createOpsServer({
        metrics: prometheus.text,
        metricsType: prometheus.contentType,
        pingDatabase: async () => void (await database.pool.query('select 1')),
        isStorageUsable: engines.isStorageUsable,
        ...process,
      });
      server.listen(config.metricsPort!, config.metricsHost);
      await once(server, 'listening');
    },
    async close() {
      server?.closeAllConnections();
      server?.close();
    },
  };
}

function watchEngines({ watch }: Prometheus, { database, isStorageUsable }: Engines): void {
  const { pool } = database;
  let errors = 0;
  pool.on('error', () => {
    errors += 1;
  });
  const backlog = cachedBacklog(() => readBacklog(database.db, BACKLOG_MOST));
  watch({
    name: 'letterpress_jobs_waiting',
    help: `Jobs that wait in the database, up to ${BACKLOG_MOST}`,
    read: async () => (await backlog())?.waiting ?? null,
  });
  watch({
    name: 'letterpress_oldest_waiting_job_age_seconds',
    help: 'For how long the oldest of them has waited; 0 where none does',
    read: async () => {
      const known = await backlog();
      return known && (known.oldestSeconds ?? 0);
    },
  });
  watch({
    name: 'letterpress_database_connections',
    help: 'Connections of the pool, idle ones included',
    read: () => pool.totalCount,
  });
  watch({
    name: 'letterpress_database_connections_idle',
    help: 'Connections of the pool that nobody uses',
    read: () => pool.idleCount,
  });
  watch({
    name: 'letterpress_database_waiting',
    help: 'Who waits for a connection of the pool',
    read: () => pool.waitingCount,
  });
  watch({
    name: 'letterpress_database_errors_total',
    help: 'Connections of the pool that were lost',
    isCounter: true,
    read: () => errors,
  });
  watch({
    name: 'letterpress_storage_usable',
    help: '1 while PDFs can be kept',
    read: () => (isStorageUsable() ? 1 : 0),
  });
}

const BACKLOG_MOST = 10_000;
const BACKLOG_FRESH_MS = 5_000;
/** Whoever asks for metrics while the database is slow gets the others in time. */
const BACKLOG_WAIT_MS = 1_000;

/** One look for both metrics and for all who ask within some seconds; null while the database does not answer. */
function cachedBacklog(read: () => Promise<Backlog>): () => Promise<Backlog | null> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looked: Promise<Backlog | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - lookedAt > BACKLOG_FRESH_MS) {
      lookedAt = performance.now();
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(late.resolve, BACKLOG_WAIT_MS, null);
      looked = Promise.race([read().catch(() => null), late.promise]).finally(() => clearTimeout(timer));
    }
    return looked;
  };
}
