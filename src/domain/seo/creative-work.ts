import { imageObject, type StructuredItem } from './structured-data.ts';

/**
 * An item as a CreativeWork of the page's graph: something that was made, not what was written about it on a day
 * (FIND-57, FIND-59).
 */
export function creativeWork(item: StructuredItem): object {
  return {
    '@type': 'CreativeWork',
    '@id': `${item.url}#work`,
    name: item.title,
    url: item.url,
    ...(item.publishedAt === null ? {} : { datePublished: item.publishedAt }),
    dateModified: item.modifiedAt,
    ...(item.authorName === '' ? {} : { creator: { '@type': 'Person', name: item.authorName } }),
    ...(item.image === null ? {} : { image: imageObject(item.image) }),
    ...(item.categories.length === 0 ? {} : { genre: item.categories }),
    ...(item.tags.length === 0 ? {} : { keywords: item.tags }),
    ...(item.commentCount === 0 ? {} : { commentCount: item.commentCount }),
    mainEntityOfPage: { '@id': `${item.url}#webpage` },
  };
}
