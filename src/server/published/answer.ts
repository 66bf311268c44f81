import type { AccessRule } from '#domain/gating/access-rule.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** The answer for an address, before it is serialised. */
export type Answer =
  | {
      readonly kind: 'content';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly modifiedAt: Date | null;
      /** `X-Robots-Tag: noindex, nofollow` (FIND-41). */
      readonly isNoindex: boolean;
      /** Not to be cached outside, nor by this visitor's browser. */
      readonly isPrivate?: boolean;
      /** 410: the owner's redirect says that the page is gone. */
      readonly redirectFrom?: string;
      /** The rendering time, in ms. */
      readonly renderMs?: number;
      readonly isGated?: boolean;
    }
  /** There is no such address: all of them get the same page. */
  | { readonly kind: 'not-found' }
  /** A password is asked for (MEMB-61): that of the document. */
  | { readonly kind: 'locked'; readonly documentId: DocumentId }
  /** It is for members (MEMB-59, MEMB-60). */
  | { readonly kind: 'withheld'; readonly title: string; readonly rule: AccessRule }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 307 | 308;
      readonly to: string;
      /** The id of the owner's redirect, whose uses are counted (FIND-48). */
      readonly redirectFrom?: string;
      /** Whether others get another answer: members with access, or people without (MEMB-41). */
      readonly isGated?: boolean;
    };

/** An answer that is one by itself. */
export type MadeAnswer = Exclude<Answer, { readonly kind: 'not-found' | 'locked' | 'withheld' }>;

export const HTML_TYPE = 'text/html; charset=utf-8';
