/** By what sales are told apart (ORD-149). The first three look at lines, the others at whole orders. */
export const REPORT_GROUPS = [
  'product',
  'variant',
  'category',
  'discount',
  'country',
  'channel',
  'provider',
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Groups of lines have pieces, and neither delivery nor a total: these are of whole orders. */
export function isOfLines(group: ReportGroup): boolean {
  return group === 'product' || group === 'variant' || group === 'category';
}
