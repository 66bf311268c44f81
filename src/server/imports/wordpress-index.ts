import type { ReportText } from '#domain/wordpress/report-text.ts';
import type { PictureSource } from '#compose/wordpress/content-piece.ts';
import type { Menu, MenuEntry } from '#domain/wordpress/menu-tree.ts';
import type { WxrSite } from '#domain/wordpress/wxr-item.ts';
import type { IndexedAttachment, IndexedPost, IndexedTerm, IndexEvent } from './index-event.ts';

/** The facts of a whole export that are needed before its parts can be imported; small, whatever its length. */
export class WordpressIndex {
  site: WxrSite = { title: '', link: '', language: '' };
  readonly authors = new Map<string, string>();
  readonly posts: IndexedPost[] = [];
  readonly attachments = new Map<string, IndexedAttachment>();
  /** Categories, tags and other terms. */
  readonly terms: IndexedTerm[] = [];
  /** Kinds of entries that cannot be imported, with their number. */
  readonly otherTypes = new Map<string, number>();
  /** Errors of the file that could be repaired. */
  readonly repairs: ReportText[] = [];
  private readonly menusBySlug = new Map<string, { readonly name: string; readonly entries: MenuEntry[] }>();
  private readonly keys = new Set<string>();

  get menus(): readonly Menu[] {
    return [...this.menusBySlug].map(([slug, menu]) => ({ slug, ...menu }));
  }

  /** Addresses of attachments without their query: sized copies of a picture are found by these. */
  get attachmentUrls(): ReadonlySet<string> {
    return new Set([...this.attachments.values()].map((each) => each.url.split(/[?#]/, 1)[0] ?? ''));
  }

  add(event: IndexEvent): void {
    switch (event.kind) {
      case 'site':
        this.site = event.site;
        break;
      case 'author':
        this.authors.set(event.login, event.name);
        break;
      case 'term':
        this.terms.push(event.term);
        break;
      case 'post':
        // The same entry twice in one file is one entry.
        if (!this.keys.has(event.post.key)) this.posts.push(event.post);
        this.keys.add(event.post.key);
        break;
      case 'attachment':
        this.attachments.set(event.attachment.id, event.attachment);
        break;
      case 'menu-entry': {
        const menu = this.menusBySlug.get(event.slug) ?? { name: event.name, entries: [] };
        menu.entries.push(event.entry);
        this.menusBySlug.set(event.slug, menu);
        break;
      }
      case 'other':
        this.otherTypes.set(event.postType, (this.otherTypes.get(event.postType) ?? 0) + 1);
        break;
      case 'repair':
        this.repairs.push(event.note);
    }
  }
}

/** A picture of an attachment, as galleries by id show it. */
export function pictureOfAttachment(attachment: IndexedAttachment): PictureSource {
  return { url: attachment.url, alt: attachment.alt, caption: attachment.caption, link: null };
}
