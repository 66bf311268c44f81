/** What an address answers with, before it becomes bytes. */
export type Answer =
  | {
      readonly kind: 'content';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly modifiedAt: Date | null;
      /** `X-Robots-Tag: noindex, nofollow` (FIND-41). */
      readonly isNoindex: boolean;
      /** Time it took to turn documents into HTML, in ms. */
      readonly renderMs?: number;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

export const HTML_TYPE = 'text/html; charset=utf-8';
