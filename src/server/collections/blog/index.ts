import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionSource } from '../define-collection-source.ts';
import { loadNeighboursByDate } from './load-neighbours-by-date.ts';
import { loadPosts } from './load-posts.ts';

/** Posts by their dates, with feeds of them. */
export const blog: CollectionSource<SettingsOf<'blog'>> = {
  loadList: loadPosts,
  item: { loadNeighbours: loadNeighboursByDate },
};
