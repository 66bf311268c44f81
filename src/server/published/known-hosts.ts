import { TRUSTED_MS } from './page-cache.ts';

const MAX_HOSTS = 20_000;

/** Sites by public host name, for the fast path: filled by requests on the ordinary path. */
export interface KnownHosts {
  /** The id of a recently found site, or null; `hostname` as `hostnameOf` returns it. */
  siteOf(hostname: string, now: number): string | null;
  learn(hostname: string, siteId: string, now: number): void;
  /** Drops the hosts of a site, which may have been renamed; all of them where the site is unknown. */
  forget(siteId: string | null): void;
}

interface KnownHost {
  readonly siteId: string;
  readonly until: number;
}

/** Kept as long as answers are trusted, so that a name that was given away is asked for again as soon as they are. */
export function createKnownHosts(): KnownHosts {
  const hosts = new Map<string, KnownHost>();
  return {
    siteOf(hostname, now) {
      const known = hosts.get(hostname);
      return known === undefined || known.until <= now ? null : known.siteId;
    },
    learn(hostname, siteId, now) {
      if (hosts.size >= MAX_HOSTS && !hosts.has(hostname)) hosts.clear();
      hosts.set(hostname, { siteId, until: now + TRUSTED_MS });
    },
    forget(siteId) {
      if (siteId === null) {
        hosts.clear();
        return;
      }
      for (const [hostname, known] of hosts) if (known.siteId === siteId) hosts.delete(hostname);
    },
  };
}
