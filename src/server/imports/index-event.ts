import type { ReportText } from '#domain/wordpress/report-text.ts';
import { cutText } from '#lib/cut-text.ts';
import { plainTextOfHtml } from '#compose/wordpress/html-nodes.ts';
import { menuEntryOf, type MenuEntry } from '#domain/wordpress/menu-tree.ts';
import { storableText } from '#domain/wordpress/storable-json.ts';
import type { WxrEvent, WxrItem, WxrSite } from '#domain/wordpress/wxr-item.ts';
import { labelOf } from './label-of.ts';
import { sourceKey } from '#server/import-sources/source-key.ts';

/** The facts of a post or page before its content is read. */
export interface IndexedPost {
  /** Identifies it across exports. */
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

/** A category, a tag or another term; `label` is its name as the blog has it. */
export interface IndexedTerm {
  readonly taxonomy: string;
  readonly id: string;
  readonly slug: string;
  readonly label: string;
}

/** One fact of an export that is needed before its contents can be imported; all its texts are short. */
export type IndexEvent =
  | { readonly kind: 'site'; readonly site: WxrSite }
  | { readonly kind: 'author'; readonly login: string; readonly name: string }
  | { readonly kind: 'term'; readonly term: IndexedTerm }
  | { readonly kind: 'post'; readonly post: IndexedPost }
  | { readonly kind: 'attachment'; readonly attachment: IndexedAttachment }
  | { readonly kind: 'menu-entry'; readonly slug: string; readonly name: string; readonly entry: MenuEntry }
  | { readonly kind: 'other'; readonly postType: string }
  | { readonly kind: 'repair'; readonly note: ReportText };

/** Entries that belong to WordPress itself and need no mention. */
const SILENT_TYPES = new Set([
  'nav_menu_item',
  'revision',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  // They are brought in by themselves.
  'product',
  'product_variation',
]);
const MAX_ID_LENGTH = 100;
const MAX_NAME_LENGTH = 200;
const MAX_TEXT_LENGTH = 1000;
/** Longer than that of a picture can be: what is beyond goes on below it. */
const MAX_CAPTION_LENGTH = 5000;
const MAX_ADDRESS_LENGTH = 2000;

/** Identifies a post across exports: guids alone are not unique, and ids differ between sites. */
export function postKeyOf(item: Pick<WxrItem, 'postType' | 'postId' | 'guid'>): string {
  return sourceKey(storableText(`${item.postType}:${item.postId}:${item.guid}`));
}

/** What an event of the file says for the index; null where it says nothing. */
export function indexEventOf(event: WxrEvent): IndexEvent | null {
  switch (event.kind) {
    case 'site':
      return {
        kind: 'site',
        site: {
          title: short(event.site.title, MAX_NAME_LENGTH),
          link: address(event.site.link),
          language: short(event.site.language, MAX_ID_LENGTH),
        },
      };
    case 'author':
      return {
        kind: 'author',
        login: short(event.author.login, MAX_NAME_LENGTH),
        name: short(event.author.displayName, MAX_NAME_LENGTH),
      };
    case 'term':
      return {
        kind: 'term',
        term: {
          taxonomy: short(event.term.taxonomy, MAX_ID_LENGTH),
          id: short(event.term.id, MAX_ID_LENGTH),
          slug: short(event.term.slug, MAX_TEXT_LENGTH),
          label: storableText(
            labelOf(event.term.name, event.term.taxonomy === 'category' ? 'category' : 'tag'),
          ),
        },
      };
    case 'item':
      return itemEventOf(event.item);
  }
}

function itemEventOf(item: WxrItem): IndexEvent | null {
  if (item.postType === 'post' || item.postType === 'page') {
    return { kind: 'post', post: postOf(item, item.postType) };
  }
  if (item.postType === 'attachment') return { kind: 'attachment', attachment: attachmentOf(item) };
  const menu = menuEntryOf(item);
  if (menu !== null) {
    const { entry } = menu;
    const { target } = entry;
    return {
      kind: 'menu-entry',
      slug: short(menu.slug, MAX_NAME_LENGTH),
      name: short(menu.name, MAX_NAME_LENGTH),
      entry: {
        ...entry,
        id: short(entry.id, MAX_ID_LENGTH),
        parentId: short(entry.parentId, MAX_ID_LENGTH),
        title: short(entry.title, MAX_NAME_LENGTH),
        target: target.kind === 'url' ? { kind: 'url', url: address(target.url) } : target,
      },
    };
  }
  return SILENT_TYPES.has(item.postType)
    ? null
    : { kind: 'other', postType: short(item.postType, MAX_ID_LENGTH) };
}

function postOf(item: WxrItem, type: 'page' | 'post'): IndexedPost {
  return {
    key: postKeyOf(item),
    postId: short(item.postId, MAX_ID_LENGTH),
    type,
    slug: short(item.slug, MAX_TEXT_LENGTH),
    parentId: short(item.parentId, MAX_ID_LENGTH),
    link: address(item.link),
    title: short(plainTextOfHtml(item.title), MAX_NAME_LENGTH),
  };
}

function attachmentOf(item: WxrItem): IndexedAttachment {
  return {
    id: short(item.postId, MAX_ID_LENGTH),
    parentId: short(item.parentId, MAX_ID_LENGTH),
    url: address(item.attachmentUrl || item.guid),
    alt: short(plainTextOfHtml(item.meta['_wp_attachment_image_alt'] ?? ''), MAX_TEXT_LENGTH),
    caption: short(plainTextOfHtml(item.excerpt), MAX_CAPTION_LENGTH),
  };
}

function short(text: string, max: number): string {
  return storableText(cutText(text, max));
}

/** An address is whole or not there. */
function address(text: string): string {
  return text.length > MAX_ADDRESS_LENGTH ? '' : storableText(text);
}
