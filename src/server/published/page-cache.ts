import type { CachedAnswer } from './cached-answer.ts';

/** Memory for answers, compressed copies included. */
const MAX_BYTES = 48 * 1024 * 1024;
/** One answer larger than this is made anew each time. */
const MAX_ENTRY_BYTES = 6 * 1024 * 1024;
/** After this an answer is compared with the site's revision again, in case a notification was lost. */
export const TRUSTED_MS = 20_000;
/** How long an answer is sent beyond that while nobody can say whether it is still right. */
export const MAX_STALE_MS = 60 * 60 * 1000;

interface Entry {
  answer: CachedAnswer;
  bytes: number;
  trustedUntil: number;
  /** The generation it was trusted in. */
  generation: number;
  touchedAt: number;
}

/** An answer counts as used again at most this often: moving it for each request would cost more than it tells. */
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
  /** An answer of the site that may be sent without asking anything, or null. */
  trusted(siteId: string, address: string, now: number): CachedAnswer | null;
  /**
   * An answer of exactly this revision of the site, or null. From now on it is trusted again, unless the site was
   * revised since `generation` was read, which has to be before the revision was.
   */
  ofRevision(site: RevisedSite, address: string, now: number, generation: number): CachedAnswer | null;
  /** An answer that was right an hour ago or later, with its age in milliseconds; for while the database is away. */
  stale(siteId: string, address: string, now: number): StaleAnswer | null;
  /** Keeps an answer for its own site, unless that was revised since `generation` was read. */
  put(address: string, answer: CachedAnswer, now: number, generation: number): void;
  /** Counts how often answers of a site became stale. */
  generationOf(siteId: string): number;
  /** Forgets the answers of a site; all of them where the site is not known. */
  invalidate(siteId: string | null): void;
  /** Whether revisions are heard of. While they are not, nothing is trusted; after that, what is kept is looked up. */
  hear(isHearing: boolean): void;
  /** Bytes held now. */
  readonly bytes: number;
}

/**
 * Answers by site and address, the least recently used ones leave first; bounded by bytes. What a request calls its host
 * is no part of it: the site was found before, and an answer goes out for the site it was made for only.
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
