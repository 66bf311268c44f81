import collectionStyles from '../../styles/collections.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Lists of collections, and their items. */
export const listsFeature: PageFeature = {
  name: 'lists',
  styles: ({ content }) => (content.kind === 'collection' || content.kind === 'item' ? collectionStyles : ''),
};
