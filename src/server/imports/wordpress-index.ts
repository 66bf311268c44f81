import { plainTextOfHtml } from '#domain/wordpress/html-nodes.ts';
import type { PictureSource } from '#domain/wordpress/content-piece.ts';
import { menuEntryOf, type Menu, type MenuEntry } from '#domain/wordpress/menu-tree.ts';
import type { WxrEvent, WxrItem, WxrSite, WxrTerm } from '#domain/wordpress/wxr-item.ts';

/** What is known of a post or page before its content is read. */
export interface IndexedPost {
  /** Names it over exports. */
  readonly key: string;
  readonly postId: string;
  readonly type: 'page' | 'post';
  readonly slug: string;
  readonly parentId: string;
  readonly link: string;
  readonly title: string;
}

export interface IndexedAttachment {
  readonly id: string;
  readonly parentId: string;
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
}

/** What has to be known of a whole export before its parts can be brought in; small, whatever its length. */
export interface WordpressIndex {
  readonly site: WxrSite;
  readonly authors: ReadonlyMap<string, string>;
  readonly posts: readonly IndexedPost[];
  readonly attachments: ReadonlyMap<string, IndexedAttachment>;
  readonly menus: readonly Menu[];
  /** Categories, tags and other terms. */
  readonly terms: readonly WxrTerm[];
  /** Kinds of entries that nothing here stands for, with their number. */
  readonly otherTypes: ReadonlyMap<string, number>;
}

/** Entries that belong to WordPress itself and need no mention. */
const SILENT_TYPES = new Set([
  'nav_menu_item',
  'revision',
  'customize_changeset',
  'oembed_cache',
  'user_request',
]);

/** Names a post over exports: guids alone are not unique, and ids change their meaning between sites. */
export function postKeyOf(item: Pick<WxrItem, 'postType' | 'postId' | 'guid'>): string {
  return `${item.postType}:${item.postId}:${item.guid}`.slice(0, 1000);
}

export async function indexWordpress(events: AsyncIterable<WxrEvent>): Promise<WordpressIndex> {
  let site: WxrSite = { title: '', link: '', language: '' };
  const authors = new Map<string, string>();
  const posts: IndexedPost[] = [];
  const attachments = new Map<string, IndexedAttachment>();
  const menus = new Map<string, { readonly name: string; readonly entries: MenuEntry[] }>();
  const terms: WxrTerm[] = [];
  const otherTypes = new Map<string, number>();
  const keys = new Set<string>();
  for await (const event of events) {
    if (event.kind === 'site') site = event.site;
    if (event.kind === 'author') authors.set(event.author.login, event.author.displayName);
    if (event.kind === 'term') terms.push(event.term);
    if (event.kind !== 'item') continue;
    const { item } = event;
    if (item.postType === 'post' || item.postType === 'page') {
      const key = postKeyOf(item);
      // The same entry twice in one file is one entry.
      if (!keys.has(key)) posts.push(indexedPostOf(item, key, item.postType));
      keys.add(key);
    } else if (item.postType === 'attachment') attachments.set(item.postId, attachmentOf(item));
    else if (!SILENT_TYPES.has(item.postType)) {
      otherTypes.set(item.postType, (otherTypes.get(item.postType) ?? 0) + 1);
    }
    const entry = menuEntryOf(item);
    if (entry === null) continue;
    const menu = menus.get(entry.slug) ?? { name: entry.name, entries: [] };
    menu.entries.push(entry.entry);
    menus.set(entry.slug, menu);
  }
  return {
    site,
    authors,
    posts,
    attachments,
    menus: [...menus].map(([slug, menu]) => ({ slug, ...menu })),
    terms,
    otherTypes,
  };
}

/** A picture of an attachment, as galleries by id show it. */
export function pictureOfAttachment(attachment: IndexedAttachment): PictureSource {
  return { url: attachment.url, alt: attachment.alt, caption: attachment.caption, link: null };
}

function indexedPostOf(item: WxrItem, key: string, type: 'page' | 'post'): IndexedPost {
  return {
    key,
    postId: item.postId,
    type,
    slug: item.slug,
    parentId: item.parentId,
    link: item.link,
    title: plainTextOfHtml(item.title).slice(0, 200),
  };
}

function attachmentOf(item: WxrItem): IndexedAttachment {
  return {
    id: item.postId,
    parentId: item.parentId,
    url: item.attachmentUrl || item.guid,
    alt: plainTextOfHtml(item.meta['_wp_attachment_image_alt'] ?? '').slice(0, 1000),
    caption: plainTextOfHtml(item.excerpt).slice(0, 1000),
  };
}
