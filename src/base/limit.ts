/** What the counting of requests is about, for the engine that counts and for the edge that asks. */

export interface Layer {
  /** Fixed by our code, e.g. `rest:ip`, `rest:key`, `rest:bogus`, `tool:ip`; never taken from a request. */
  store: string;
  /** May come from outside and be of any length, e.g. a token that belongs to nobody. */
  id: string;
  limit: number;
}

export interface Verdict {
  /** Of the layer that this is about. */
  store: string;
  allowed: boolean;
  /** Requests left in the window, 0 when refused. */
  remaining: number;
  /** Unix time at which the window ends, rounded up. */
  resetAtSeconds: number;
  /** Whole seconds until then, at least 1. */
  retryAfterSeconds: number;
}

/** Counts one request in each layer, in order; a layer that refuses ends the walk. Gives the verdict of the last one counted. */
export type Take = (...layers: [Layer, ...Layer[]]) => Verdict | Promise<Verdict>;

/** Something under way of which one account may have a few. */
export interface WantedLease extends Layer {
  /** Where all are held, the oldest gives way, and this is what its holder is told. Without it the newcomer is refused. */
  onLost?: () => void;
}

export interface Lease {
  release(): void;
}

/** Null: as many as may be are held already. */
export type TakeLease = (wanted: WantedLease) => Lease | null | Promise<Lease | null>;
