import { DEFAULT_BLOG_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
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

export function newCollectionRecords(title: string, urlName: string): DocumentRecords {
  const settings: DocumentRecord = {
    ...TYPE,
    collectionType: 'blog',
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
    itemUrlPattern: DEFAULT_BLOG_URL_PATTERN,
  };
  return { settings };
}

/** Records of a new item: a draft that carries the day it was begun (CONT-184). */
export function newItemRecords(
  title: string,
  urlName: string,
  authorName: string,
  publishAt: string,
): DocumentRecords {
  const settings: DocumentRecord = {
    ...TYPE,
    recordType: 'text',
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
