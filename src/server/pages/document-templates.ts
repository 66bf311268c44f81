import type { CollectionType, ItemSettings } from '#domain/collections/collection-settings.ts';
import { DEFAULT_BLOG_URL_PATTERN, TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';

const TYPE = { id: 'settings', type: 'settings' } as const;

/** How new galleries, albums and portfolios look until their owner chooses: a gallery page slide by slide (CONT-102). */
const NEW_GALLERIES = {
  'slide-gallery': { items: [], design: 'slideshow', thumbnails: true },
  album: { items: [], design: 'list', listImageSize: 'small', imageAspectRatio: '1:1', lightbox: false },
  portfolio: { items: [], design: 'autogrid' },
} as const;

/** Records of a new page: its settings, nothing on it. */
export function newPageRecords(title: string, urlName: string): DocumentRecords {
  return {
    settings: {
      ...TYPE,
      title,
      navigationTitle: '',
      urlName,
      seoTitle: '',
      description: '',
      socialImage: null,
      noindex: false,
      enabled: true,
    },
  };
}

export function newCollectionRecords(
  title: string,
  urlName: string,
  collectionType: CollectionType = 'blog',
): DocumentRecords {
  const settings: DocumentRecord = {
    ...TYPE,
    collectionType,
    title,
    navigationTitle: '',
    urlName,
    seoTitle: '',
    description: '',
    socialImage: null,
    noindex: false,
    enabled: true,
    pageSize: 20,
    showExcerpts: true,
    itemUrlPattern: collectionType === 'blog' ? DEFAULT_BLOG_URL_PATTERN : TITLE_ONLY_URL_PATTERN,
    ...(collectionType === 'blog' ? {} : { gallery: NEW_GALLERIES[collectionType], itemOrder: [] }),
  };
  return { settings };
}

/** Records of a new item: a draft that carries the day it was begun (CONT-184). */
export function newItemRecords(
  title: string,
  urlName: string,
  authorName: string,
  publishAt: string,
  recordType: ItemSettings['recordType'] = 'text',
): DocumentRecords {
  const settings: DocumentRecord = {
    ...TYPE,
    recordType,
    title,
    urlName,
    workflowState: 'draft',
    publishAt,
    authorName,
    excerpt: '',
    featuredImage: null,
    tags: [],
    categories: [],
    seoTitle: '',
    description: '',
    socialImage: null,
    noindex: false,
  };
  return { settings };
}
