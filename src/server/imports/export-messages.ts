import type { ImportedFile } from '#server/import-sources/import-files.ts';
import type { ReportText } from '#domain/wordpress/report-text.ts';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import type { FiledProduct } from '#domain/product-files/filed-product.ts';
import type { StoreOfFile } from '#domain/product-files/product-dialect-reader.ts';
import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import type { UnmappedOutcome } from '#compose/wordpress/content-piece.ts';
import type { DisqusAnswers } from './disqus-comments.ts';
import type { ImportedComment } from './imported-comments.ts';
import type { IndexEvent } from './index-event.ts';

/** Requests to the process that reads an export, one after the other. */
export type ExportRequest =
  /** The next part of the index, from the beginning of the file. */
  | { readonly kind: 'index' }
  /** The targets of links to posts, from now on. */
  | { readonly kind: 'add-links'; readonly links: readonly PlannedLink[] }
  /** Files that were stored since the last request. */
  | { readonly kind: 'add-files'; readonly files: readonly ImportedFile[] }
  /** The next post or page; the first one after the index. */
  | { readonly kind: 'next' }
  /** Skips this many posts and pages. */
  | { readonly kind: 'skip'; readonly posts: number }
  /** Reads the content of the current post. */
  | { readonly kind: 'convert' }
  /** Makes a document of the current post, with the pictures that are stored by now. */
  | { readonly kind: 'build'; readonly urlName: string }
  /** The next batch of the current post's comments. */
  | { readonly kind: 'comments' }
  /** The next products of WooCommerce, once the index was read. */
  | { readonly kind: 'products'; readonly store: StoreOfFile }
  /** The next threads of an export of the outside provider of comments. */
  | { readonly kind: 'threads' }
  /** The next comments of such an export. */
  | { readonly kind: 'posts' };

export interface ExportAnswers extends DisqusAnswers {
  readonly index: { readonly events: readonly IndexEvent[]; readonly isLast: boolean };
  readonly 'add-links': null;
  readonly 'add-files': null;
  readonly next: ExportedPost | null;
  readonly skip: null;
  /** The addresses of all pictures in it. */
  readonly convert: { readonly pictures: readonly string[] };
  readonly build: BuiltDocument;
  readonly comments: { readonly comments: readonly ImportedComment[]; readonly isLast: boolean };
  readonly products: { readonly products: readonly FiledProduct[]; readonly isLast: boolean };
}

export type ExportAnswer =
  | { readonly ok: true; readonly value: ExportAnswers[keyof ExportAnswers] }
  | {
      readonly ok: false;
      /** The file is no export or is damaged; the current post cannot be imported; an unexpected error with it. */
      readonly fault: 'file' | 'entry';
      readonly text: ReportText;
    }
  | {
      readonly ok: false;
      readonly fault: 'unexpected';
      readonly message: string;
      readonly stack: string;
    };

export interface PlannedLink {
  readonly postId: string;
  readonly link: string;
  readonly documentId: DocumentId;
}

/** A post or page without its content. */
export interface ExportedPost {
  readonly key: string;
  readonly postId: string;
  readonly type: 'page' | 'post';
  readonly title: string;
  readonly hasTitle: boolean;
  readonly link: string;
  readonly guid: string;
  /** WordPress's own word: `publish`, `trash`. */
  readonly status: string;
  readonly hasPassword: boolean;
  readonly isSticky: boolean;
  readonly workflowState: WorkflowState;
  readonly isLive: boolean;
  /** The name of its post format, or null. */
  readonly format: string | null;
}

export interface BuiltDocument {
  readonly records: DocumentRecords;
  readonly commentCount: number;
  /** Elements that could not be converted. */
  readonly unmapped: readonly {
    readonly element: string;
    readonly outcome: UnmappedOutcome;
    readonly count: number;
  }[];
  /** Texts that were cut. */
  readonly losses: readonly { readonly what: string; readonly text: string }[];
}
