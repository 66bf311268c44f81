import { shortenText } from './shorten-text.ts';
import { imageObject, type StructuredItem } from './structured-data.ts';

const MAX_HEADLINE_LENGTH = 110;

/** An item as a BlogPosting of the page's graph: nothing the page does not show (FIND-57 to FIND-59). */
export function blogPosting(item: StructuredItem): object {
  return {
    '@type': 'BlogPosting',
    '@id': `${item.url}#post`,
    headline: shortenText(item.title, MAX_HEADLINE_LENGTH),
    ...(item.publishedAt === null ? {} : { datePublished: item.publishedAt }),
    dateModified: item.modifiedAt,
    ...(item.authorName === '' ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    ...(item.image === null ? {} : { image: imageObject(item.image) }),
    ...(item.categories.length === 0 ? {} : { articleSection: item.categories }),
    ...(item.tags.length === 0 ? {} : { keywords: item.tags }),
    commentCount: item.commentCount,
    mainEntityOfPage: { '@id': `${item.url}#webpage` },
  };
}
