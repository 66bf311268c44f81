import type { CollectionType, ItemType } from '#domain/collections/collection-registry.ts';
import {
  DEFAULT_COLLECTION_TYPE,
  DEFAULT_ITEM_TYPE,
  findCollection,
} from '#domain/collections/collections.ts';
import { TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';

const TYPE = { id: 'settings', type: 'settings' } as const;

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
  collectionType: CollectionType = DEFAULT_COLLECTION_TYPE,
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
    itemUrlPattern: TITLE_ONLY_URL_PATTERN,
    ...findCollection(collectionType).begin,
  };
  return { settings };
}

/** Records of a new item: a draft with the day of its creation (CONT-184). */
export function newItemRecords(
  title: string,
  urlName: string,
  authorName: string,
  publishAt: string,
  recordType: ItemType = DEFAULT_ITEM_TYPE,
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
