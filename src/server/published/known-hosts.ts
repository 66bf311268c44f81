import { TRUSTED_MS } from './page-cache.ts';

const MAX_HOSTS = 20_000;

/** Which site a public host name leads to, for the fast path: told by requests that went the longer way. */
export interface KnownHosts {
  /** The id of a site that was found lately, or null; `hostname` as `hostnameOf` gives it. */
  siteOf(hostname: string, now: number): string | null;
  learn(hostname: string, siteId: string, now: number): void;
  /** Forgets the hosts of a site, which may have got another name; all of them where the site is not known. */
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
