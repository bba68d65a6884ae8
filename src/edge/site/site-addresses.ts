import type { AssetName } from './assets.ts';

export interface SiteAddresses {
  /** Path under which the service is reached: empty, or `/prefix` behind a proxy. */
  root: string;
  asset: (name: AssetName) => string;
}
