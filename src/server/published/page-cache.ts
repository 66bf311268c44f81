import type { CachedAnswer } from './cached-answer.ts';

/** Memory for answers, compressed copies included. */
const MAX_BYTES = 48 * 1024 * 1024;
/** One answer larger than this is made anew each time. */
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;
/** After this an answer is compared with the site's revision again: a belt beside the notifications. */
export const TRUSTED_MS = 20_000;

interface Entry {
  answer: CachedAnswer;
  bytes: number;
  trustedUntil: number;
  touchedAt: number;
}

/** An answer counts as used again at most this often: moving it for each request would cost more than it tells. */
const TOUCH_STEP_MS = 1000;

export interface PageCache {
  /** An answer that may be sent without asking anything, or null. */
  trusted(key: string, now: number): CachedAnswer | null;
  /** An answer of exactly this revision of the site, or null; from now on it is trusted again. */
  ofRevision(key: string, revision: number, now: number): CachedAnswer | null;
  /** Keeps an answer unless the site was revised since `generation` was read. */
  put(key: string, answer: CachedAnswer, now: number, generation: number): void;
  /** Counts how often answers of a site became stale. */
  generationOf(siteId: string): number;
  /** Forgets the answers of a site; all of them where the site is not known. */
  invalidate(siteId: string | null): void;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Answers by address, the least recently used ones leave first; bounded by bytes. */
export function createPageCache(maxBytes = MAX_BYTES): PageCache {
  const entries = new Map<string, Entry>();
  const keysBySite = new Map<string, Set<string>>();
  const generations = new Map<string, number>();
  let everything = 0;
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
    // What compression added since the last look is counted now.
    const size = entry.answer.size();
    bytes += size - entry.bytes;
    entry.bytes = size;
    entries.delete(key);
    entries.set(key, entry);
    shrink();
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
    trusted(key, now) {
      const entry = entries.get(key);
      if (entry === undefined || entry.trustedUntil <= now) return null;
      touch(key, entry, now);
      return entry.answer;
    },
    ofRevision(key, revision, now) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.answer.revision !== revision) {
        remove(key);
        return null;
      }
      entry.trustedUntil = now + TRUSTED_MS;
      touch(key, entry, now);
      return entry.answer;
    },
    put(key, answer, now, generation) {
      remove(key);
      if (answer.size() > MAX_ENTRY_BYTES || this.generationOf(answer.siteId) !== generation) return;
      entries.set(key, { answer, bytes: answer.size(), trustedUntil: now + TRUSTED_MS, touchedAt: now });
      bytes += answer.size();
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
  };
}
