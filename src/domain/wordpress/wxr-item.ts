/** What an export file says of the site it comes from. */
export interface WxrSite {
  readonly title: string;
  readonly link: string;
  readonly language: string;
}

export interface WxrAuthor {
  readonly login: string;
  readonly displayName: string;
}

/** A category, a tag, a menu or another term. */
export interface WxrTerm {
  readonly taxonomy: string;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface WxrComment {
  readonly id: string;
  readonly parentId: string;
  readonly author: string;
  readonly authorEmail: string;
  readonly authorUrl: string;
  /** `2007-09-03 18:18:04`, UTC where the file has it. */
  readonly date: string;
  readonly content: string;
  /** `1`, `0`, `spam`, `trash`. */
  readonly approved: string;
  /** Empty or `comment` for comments, else `pingback`, `trackback`. */
  readonly type: string;
}

/** One entry of an export file: a post, page, attachment, menu item, and so on. */
export interface WxrItem {
  readonly title: string;
  readonly link: string;
  readonly guid: string;
  readonly creator: string;
  readonly content: string;
  readonly excerpt: string;
  readonly postId: string;
  /** `2012-01-02 03:04:05` in UTC; local time where the file has no UTC; empty where it has neither. */
  readonly date: string;
  readonly slug: string;
  readonly status: string;
  readonly parentId: string;
  readonly menuOrder: number;
  readonly postType: string;
  readonly password: string;
  readonly isSticky: boolean;
  readonly attachmentUrl: string;
  readonly terms: readonly WxrTerm[];
  readonly meta: Readonly<Record<string, string>>;
  readonly comments: readonly WxrComment[];
}

export type WxrEvent =
  | { readonly kind: 'site'; readonly site: WxrSite }
  | { readonly kind: 'author'; readonly author: WxrAuthor }
  | { readonly kind: 'term'; readonly term: WxrTerm }
  | { readonly kind: 'item'; readonly item: WxrItem };
