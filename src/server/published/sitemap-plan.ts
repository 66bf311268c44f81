import { setImmediate as nextTurn } from 'node:timers/promises';
import { sitemapEntry, type SitemapAddress } from '#domain/seo/sitemap.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** One file of a sitemap: the addresses of the documents behind `after`. */
export interface SitemapFile {
  readonly after: DocumentId | null;
  readonly count: number;
}

export interface SitemapLimits {
  readonly addresses: number;
  /** Of all entries of a file. */
  readonly bytes: number;
}

/** An address with its document, by which they are ordered. */
export interface SitemapDocument extends SitemapAddress {
  readonly documentId: DocumentId;
}

/** Reads at most `limit` documents behind one, in their order. */
export type ReadSitemap = (after: DocumentId | null, limit: number) => Promise<readonly SitemapDocument[]>;

/** Addresses read and written at a time: some 10 ms, between which others are served. */
export const SITEMAP_PIECE = 2000;

/** Divides the addresses of a site into files; at least one. Reads them once, in pieces. */
export async function planSitemap(read: ReadSitemap, limits: SitemapLimits): Promise<readonly SitemapFile[]> {
  const files: SitemapFile[] = [];
  let after: DocumentId | null = null;
  let last: DocumentId | null = null;
  let count = 0;
  let bytes = 0;
  for (;;) {
    const piece: readonly SitemapDocument[] = await read(last, SITEMAP_PIECE);
    for (const document of piece) {
      const size = Buffer.byteLength(sitemapEntry(document));
      if (count === limits.addresses || (count > 0 && bytes + size > limits.bytes)) {
        files.push({ after, count });
        after = last;
        count = 0;
        bytes = 0;
      }
      last = document.documentId;
      count += 1;
      bytes += size;
    }
    if (piece.length < SITEMAP_PIECE) break;
    await nextTurn();
  }
  return [...files, { after, count }];
}

/** The entries of one file, read and written in pieces. */
export async function writeSitemapFile(read: ReadSitemap, file: SitemapFile): Promise<string> {
  const entries: string[] = [];
  let { after } = file;
  for (let left = file.count; left > 0;) {
    const piece = await read(after, Math.min(left, SITEMAP_PIECE));
    for (const document of piece) entries.push(sitemapEntry(document));
    after = piece.at(-1)?.documentId ?? after;
    left -= Math.min(left, SITEMAP_PIECE);
    await nextTurn();
  }
  return entries.join('\n');
}

const MAX_PLANS = 200;

/** Plans by site and revision, made once for simultaneous requests; failed ones are dropped. */
export type SitemapPlans = (
  key: string,
  make: () => Promise<readonly SitemapFile[]>,
) => Promise<readonly SitemapFile[]>;

export function createSitemapPlans(): SitemapPlans {
  const plans = new Map<string, Promise<readonly SitemapFile[]>>();
  return (key, make) => {
    const known = plans.get(key);
    if (known !== undefined) return known;
    const plan = make();
    plans.set(key, plan);
    for (const oldest of plans.keys()) {
      if (plans.size <= MAX_PLANS) break;
      plans.delete(oldest);
    }
    plan.catch(() => plans.delete(key));
    return plan;
  };
}
