import { setImmediate as nextTurn } from 'node:timers/promises';
import { sitemapEntry, type SitemapAddress } from '#domain/seo/sitemap.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** One file of a sitemap: the addresses of the documents behind `after` without the first ones, which are in the file before. */
export interface SitemapFile {
  readonly after: DocumentId | null;
  readonly skipped: number;
  readonly count: number;
}

export interface SitemapLimits {
  readonly addresses: number;
  /** Of all entries of a file. */
  readonly bytes: number;
}

/** A document, by which addresses are ordered, with its own address and those of its labels. */
export interface SitemapDocument {
  readonly documentId: DocumentId;
  readonly addresses: readonly SitemapAddress[];
}

/** Reads at most `limit` documents behind one, in their order. */
export type ReadSitemap = (after: DocumentId | null, limit: number) => Promise<readonly SitemapDocument[]>;

/** Documents read and written at a time: some 10 ms, between which others are served. */
export const SITEMAP_PIECE = 2000;

/** Divides the addresses of a site into files; at least one. Reads them once, in pieces. */
export async function planSitemap(read: ReadSitemap, limits: SitemapLimits): Promise<readonly SitemapFile[]> {
  const files: SitemapFile[] = [];
  let begin: Pick<SitemapFile, 'after' | 'skipped'> = { after: null, skipped: 0 };
  let last: DocumentId | null = null;
  let count = 0;
  let bytes = 0;
  for (;;) {
    const piece: readonly SitemapDocument[] = await read(last, SITEMAP_PIECE);
    for (const { documentId, addresses } of piece) {
      for (const [index, address] of addresses.entries()) {
        const size = Buffer.byteLength(sitemapEntry(address));
        if (count === limits.addresses || (count > 0 && bytes + size > limits.bytes)) {
          files.push({ ...begin, count });
          begin = { after: last, skipped: index };
          count = 0;
          bytes = 0;
        }
        count += 1;
        bytes += size;
      }
      last = documentId;
    }
    if (piece.length < SITEMAP_PIECE) break;
    await nextTurn();
  }
  return [...files, { ...begin, count }];
}

/** The entries of one file, read and written in pieces. */
export async function writeSitemapFile(read: ReadSitemap, file: SitemapFile): Promise<string> {
  const entries: string[] = [];
  let { after, skipped } = file;
  while (entries.length < file.count) {
    // Each document has an address of its own, so that no more of them are needed than addresses are left.
    const wanted = Math.min(file.count - entries.length, SITEMAP_PIECE);
    const piece = await read(after, wanted);
    for (const { addresses } of piece) {
      const left = file.count - entries.length;
      for (const address of addresses.slice(skipped, skipped + left)) entries.push(sitemapEntry(address));
      skipped = 0;
    }
    after = piece.at(-1)?.documentId ?? after;
    if (piece.length < wanted) break;
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
