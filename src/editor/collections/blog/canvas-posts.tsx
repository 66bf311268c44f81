import { itemSummary } from '#domain/collections/item-summary.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CanvasListProps } from '../define-collection-editor.ts';
import { usePublishedItems } from '../use-items.ts';

/** The first page of the posts. */
export function CanvasPosts({ documentId, settings, draw }: CanvasListProps<SettingsOf<'blog'>>) {
  const items = usePublishedItems(documentId, settings.pageSize);
  return draw({
    posts: (items?.entries ?? []).map(itemSummary),
    pageCount: Math.max(1, Math.ceil((items?.total ?? 0) / settings.pageSize)),
    isEmpty: items?.total === 0,
    slides: null,
  });
}
