import { postBody } from '#compose/post-body.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionSource } from '../define-collection-source.ts';
import { loadNeighboursByDate } from './load-neighbours-by-date.ts';
import { loadPosts } from './load-posts.ts';

/** Posts by their dates, with feeds of them. */
export const blog: CollectionSource<SettingsOf<'blog'>> = {
  loadList: loadPosts,
  item: {
    beginRecords(newId) {
      const { section, text } = postBody(newId);
      return { [section.id]: section, [text.id]: text };
    },
    loadNeighbours: loadNeighboursByDate,
  },
};
