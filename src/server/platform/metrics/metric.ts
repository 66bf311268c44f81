import type { Services } from '#server/platform/services.ts';

/** A number that `/metrics` shows, read anew at each request: a line in `server/metrics.ts`. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly read: (services: Services) => Promise<number>;
}
