import type { CachedAnswer } from './cached-answer.ts';

/** The memory limit for answers, compressed copies included. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Larger answers are not cached. */
const MAX_ENTRY_BYTES = 6 * 1024 * 1024;
/** How long an answer is trusted without comparing it with the site's revision, in case a notification was lost. */
export const TRUSTED_MS = 20_000;
/** How long beyond that an answer is sent while the database is unavailable. */
export const MAX_STALE_MS = 60 * 60 * 1000;

interface Entry {
  answer: CachedAnswer;
  bytes: number;
  trustedUntil: number;
  /** The generation in which it was trusted. */
  generation: number;
  touchedAt: number;
}

/**
 * The least interval between two updates of an answer's position in the order of use: updating it for each request
 * would cost too much.
 */
const TOUCH_STEP_MS = 1000;

interface RevisedSite {
  readonly id: string;
  readonly revision: number;
}

export interface StaleAnswer {
  readonly answer: CachedAnswer;
  readonly ageMs: number;
}

export interface PageCache {
  /** A trusted answer of the site, or null. */
  trusted(siteId: string, address: string, now: number): CachedAnswer | null;
  /**
   * An answer of exactly this revision of the site, or null. It is trusted from now on, unless the site was revised
   * since `generation` was read, which has to be read before the revision.
   */
  ofRevision(site: RevisedSite, address: string, now: number, generation: number): CachedAnswer | null;
  /**
   * An answer that was right within the last hour, with its age in milliseconds; for use while the database is
   * unavailable.
   */
  stale(siteId: string, address: string, now: number): StaleAnswer | null;
  /** Caches an answer of its site, unless that was revised since `generation` was read. */
  put(address: string, answer: CachedAnswer, now: number, generation: number): void;
  /** A counter of invalidations of a site's answers. */
  generationOf(siteId: string): number;
  /** Drops the answers of a site; all of them where the site is unknown. */
  invalidate(siteId: string | null): void;
  /**
   * Whether notifications of revisions arrive. While they do not, no answer is trusted; afterwards cached ones are
   * revalidated.
   */
  hear(isHearing: boolean): void;
  /** The bytes in use. */
  readonly bytes: number;
}

/**
 * Answers by site and address, least recently used ones are dropped first; bounded by bytes. The requested host name is
 * not part of the key: the site was found before, and an answer is only sent for the site it was made for.
 */
export function createPageCache(maxBytes = MAX_BYTES): PageCache {
  const entries = new Map<string, Entry>();
  const keysBySite = new Map<string, Set<string>>();
  const generations = new Map<string, number>();
  let everything = 0;
  let isHearing = true;
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= entry.bytes;
    const keys = keysBySite.get(entry.answer.siteId);
    keys?.delete(key);
    if (keys?.size === 0) keysBySite.delete(entry.answer.siteId);
  }

  function touch(key: string, entry: Entry, now: number): void {
    if (now - entry.touchedAt < TOUCH_STEP_MS) return;
    entry.touchedAt = now;
    entries.delete(key);
    entries.set(key, entry);
  }

  function shrink(): void {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(key);
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    trusted(siteId, address, now) {
      const key = siteId + address;
      const entry = entries.get(key);
      if (entry === undefined || entry.answer.siteId !== siteId || entry.trustedUntil <= now) return null;
      if (!isHearing || entry.generation !== this.generationOf(siteId)) return null;
      touch(key, entry, now);
      return entry.answer;
    },
    ofRevision(site, address, now, generation) {
      const key = site.id + address;
      const entry = entries.get(key);
      if (entry === undefined || entry.answer.siteId !== site.id) return null;
      if (entry.answer.revision !== site.revision) {
        remove(key);
        return null;
      }
      if (this.generationOf(site.id) === generation) {
        entry.trustedUntil = now + TRUSTED_MS;
        entry.generation = generation;
      }
      touch(key, entry, now);
      return entry.answer;
    },
    stale(siteId, address, now) {
      const entry = entries.get(siteId + address);
      if (entry === undefined || entry.answer.siteId !== siteId) return null;
      const ageMs = now - (entry.trustedUntil - TRUSTED_MS);
      return ageMs <= MAX_STALE_MS ? { answer: entry.answer, ageMs } : null;
    },
    put(address, answer, now, generation) {
      const key = answer.siteId + address;
      remove(key);
      if (answer.size() > MAX_ENTRY_BYTES || this.generationOf(answer.siteId) !== generation) return;
      const trustedUntil = now + TRUSTED_MS;
      const entry = { answer, bytes: answer.size(), trustedUntil, generation, touchedAt: now };
      entries.set(key, entry);
      bytes += entry.bytes;
      answer.onGrowth = (grown) => {
        if (entries.get(key) !== entry) return;
        entry.bytes += grown;
        bytes += grown;
        shrink();
      };
      const keys = keysBySite.get(answer.siteId) ?? new Set();
      keysBySite.set(answer.siteId, keys.add(key));
      shrink();
    },
    generationOf(siteId) {
      return everything + (generations.get(siteId) ?? 0);
    },
    invalidate(siteId) {
      if (siteId === null) {
        everything += 1;
        entries.clear();
        keysBySite.clear();
        bytes = 0;
        return;
      }
      generations.set(siteId, (generations.get(siteId) ?? 0) + 1);
      for (const key of keysBySite.get(siteId) ?? []) remove(key);
    },
    hear(nextIsHearing) {
      isHearing = nextIsHearing;
      everything += 1;
    },
  };
}
