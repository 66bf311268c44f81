import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import type { BlockMigration } from '../define-block.ts';

/** The layouts of a summary (BLK-88, CONT-63 to CONT-66). */
export const SUMMARY_VARIANTS = ['wall', 'carousel', 'list', 'grid'] as const;
export const SUMMARY_METADATA = ['none', 'date', 'time-since', 'author', 'category', 'comments'] as const;
/** Items one block can show. */
export const MAX_SUMMARY_ITEMS = 30;

export const summarySchema = z.object({
  /** A link to the collection it draws on. */
  collection: linkValueSchema.nullable().catch(null),
  variant: z.enum(SUMMARY_VARIANTS).catch('grid'),
  count: z.int().min(1).max(MAX_SUMMARY_ITEMS).catch(6),
  columns: z.int().min(1).max(6).catch(3),
  showImage: z.boolean().catch(true),
  showTitle: z.boolean().catch(true),
  showExcerpt: z.boolean().catch(true),
  /** Of products. */
  showPrice: z.boolean().catch(true),
  /** Of products: a link that shows one over the page, to choose and buy it there. */
  showQuickView: z.boolean().catch(false),
  metadata: z.enum(SUMMARY_METADATA).catch('date'),
});
export type SummaryData = z.infer<typeof summarySchema>;

export function summaryDefaults(): SummaryData {
  return {
    collection: null,
    variant: 'grid',
    count: 6,
    columns: 3,
    showImage: true,
    showTitle: true,
    showExcerpt: true,
    showPrice: true,
    showQuickView: false,
    metadata: 'date',
  };
}

export const summaryMigrations: readonly BlockMigration[] = [];
