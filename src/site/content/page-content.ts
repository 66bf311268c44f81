import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { Words } from '#messages/message.ts';
import type { CollectionType, ItemType } from '#domain/collections/collection-registry.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { InjectedCode } from '#domain/owner-code/injected-code.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import type { ShownComment } from './shown-comment.ts';

/** The page types a site renders now (CONT-135 to CONT-141, CONT-143). */
export type PageType = 'collection' | 'page' | 'item' | 'not-found' | 'error' | 'lock-screen';

interface SharedContent {
  /** The document shown: page, collection or item; empty where there is none. */
  readonly documentId: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly socialImage: ImageValue | null;
  readonly isNoindex: boolean;
  /** What the owner names in place of its own address: a path of the site, or a whole address (FIND-46). */
  readonly canonical?: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly sections: readonly SectionWithBlocks[];
  /** What a developer put into this page alone (DSGN-63). */
  readonly code?: InjectedCode | null;
}

export interface PlainPage extends SharedContent {
  readonly kind: 'page';
}

/** The list of a collection, or that of one of its categories or tags. */
export interface ListPage extends SharedContent {
  readonly kind: 'collection';
  readonly collectionType: CollectionType;
  readonly collectionPath: string;
  readonly collectionTitle: string;
  readonly label: { readonly kind: 'category' | 'tag'; readonly name: string } | null;
  /** Items that are listed below the sections; none where a section shows them. */
  readonly posts: readonly ItemSummary[];
  /** Whether the owner put sections of their own above what it shows. */
  readonly hasOwnSections: boolean;
  readonly isEmpty: boolean;
  readonly showExcerpts: boolean;
  readonly pageNumber: number;
  readonly pageCount: number;
}

export interface ItemPage extends SharedContent {
  readonly kind: 'item';
  readonly recordType: ItemType;
  readonly collection: { readonly id: string; readonly path: string; readonly title: string };
  readonly authorName: string;
  readonly publishedAt: string | null;
  readonly featuredImage: ImageValue | null;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly previous: { readonly path: string; readonly title: string } | null;
  readonly next: { readonly path: string; readonly title: string } | null;
  readonly comments: readonly ShownComment[];
  /** All approved ones; a page shows the first of very many. */
  readonly commentCount: number;
}

/** A page the site makes itself when there is nothing else to show (CONT-140, CONT-141). */
export interface FallbackPage extends SharedContent {
  readonly kind: 'not-found' | 'error';
  readonly message: string;
}

/** Asks for the password of a page, a collection or the site (CONT-143). */
export interface LockScreen extends SharedContent {
  readonly kind: 'lock-screen';
  /** Where the password is sent. */
  readonly action: string;
  /** The address asked for, with its query; the right password leads there. */
  readonly wanted: string;
  /** What was wrong with the password sent before. */
  readonly problem: Words | null;
}

export type PageContent = PlainPage | ListPage | ItemPage | FallbackPage | LockScreen;
