import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { labelKey } from '#server/content-entries/label-key.ts';
import type { Db } from '#server/platform/database/database.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { ListedContent } from '../define-collection-source.ts';
import type { WantedContent } from '../wanted-content.ts';
import { loadSortedProducts } from './load-sorted-products.ts';

/** The page of a store: all its products (COMM-10), or those of one of its categories. */
export async function loadProducts(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  settings: SettingsOf<'products'>,
): Promise<ListedContent | null> {
  const { label, pageNumber, withheld = NOTHING_WITHHELD } = wanted;
  // Tags of products have no pages.
  if (pageNumber > 1 || label?.kind === 'tag') return null;
  const all = await loadSortedProducts(db, siteId, wanted.documentId, settings, withheld);
  const isOf = (name: string): boolean => label !== null && labelKey(name) === labelKey(label.name);
  const posts = label === null ? all : all.filter(({ categories }) => categories.some(isOf));
  if (label !== null && posts.length === 0) return null;
  const spelling = posts.flatMap(({ categories }) => categories).find(isOf);
  const sections = deriveSections(wanted.records, blockHeight);
  return {
    sections,
    label: label === null ? null : { ...label, name: spelling ?? label.name },
    posts,
    hasOwnSections: sections.length > 0,
    isEmpty: posts.length === 0,
    showExcerpts: false,
    pageCount: 1,
  };
}
