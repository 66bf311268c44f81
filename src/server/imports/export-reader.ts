import type { ImportedFile } from '#server/import-sources/import-files.ts';
import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { createReadStream } from 'node:fs';
import type { ContentPiece } from '#compose/wordpress/content-piece.ts';
import { convertContent } from '#compose/wordpress/convert-content.ts';
import type { FiledProduct } from '#domain/product-files/filed-product.ts';
import type { StoreOfFile } from '#domain/product-files/product-dialect-reader.ts';
import {
  isExportedProduct,
  wordpressProducts,
  type ExportedProduct,
} from '#domain/product-files/wordpress-products.ts';
import { withFootnotes } from '#domain/wordpress/footnotes.ts';
import { picturesOfPieces } from '#compose/wordpress/pictures-of-pieces.ts';
import { postStateOf } from '#domain/wordpress/post-state.ts';
import { MAX_TEXT_LENGTH, readWxr } from '#domain/wordpress/read-wxr.ts';
import { storableJson, storableText } from '#domain/wordpress/storable-json.ts';
import type { WxrEvent, WxrItem } from '#domain/wordpress/wxr-item.ts';
import { cutText } from '#lib/cut-text.ts';
import { buildItem, buildPage, titleOf } from './build-document.ts';
import { ConversionNotes } from './conversion-notes.ts';
import { DisqusComments } from './disqus-comments.ts';
import { decodeText } from './decode-text.ts';
import { EntryError } from './entry-error.ts';
import type { BuiltDocument, ExportAnswers, ExportedPost, ExportRequest } from './export-messages.ts';
import { fileAddressOf } from '#server/import-sources/file-address.ts';
import { importedComments, type ImportedComment } from './imported-comments.ts';
import { indexEventOf, postKeyOf, type IndexedAttachment, type IndexEvent } from './index-event.ts';
import { OldLinks } from './old-links.ts';
import { pictureOfAttachment, WordpressIndex } from './wordpress-index.ts';

/** Events and comments of one answer. */
const MAX_PARTS = 500;
/** Characters of the comments of one answer. */
const MAX_COMMENTS_LENGTH = 1_000_000;

const MAX_PRODUCTS_AT_ONCE = 50;

/** The current post or page. */
interface Current {
  readonly item: WxrItem;
  readonly notes: ConversionNotes;
  pieces: readonly ContentPiece[];
  comments: readonly ImportedComment[];
  /** The number of comments returned so far. */
  given: number;
}

/**
 * Reads one export file and makes documents of its posts: all work that is slow for a long or hostile file. It runs in
 * a process of its own, and returns results in batches that are requested one by one.
 */
export class ExportReader {
  private readonly file: string;
  private readonly disqus: DisqusComments;
  private readonly index = new WordpressIndex();
  private readonly files = new Map<string, ImportedFile>();
  private readonly ownAttachments = new Map<string, IndexedAttachment[]>();
  private indexEvents: AsyncGenerator<WxrEvent> | null = null;
  private contentEvents: AsyncGenerator<WxrEvent> | null = null;
  private attachmentUrls: ReadonlySet<string> = new Set();
  private links: OldLinks | null = null;
  private current: Current | null = null;
  /** Entries of WooCommerce, until they are asked for; then what they are. */
  private readonly products: ExportedProduct[] = [];
  private filed: FiledProduct[] | null = null;

  constructor(file: string) {
    this.file = file;
    this.disqus = new DisqusComments(file);
  }

  async answer(request: ExportRequest): Promise<ExportAnswers[keyof ExportAnswers]> {
    switch (request.kind) {
      case 'index':
        return this.readIndex();
      case 'add-links':
        for (const each of request.links) this.oldLinks().add(each.postId, each.link, each.documentId);
        return null;
      case 'add-files':
        for (const file of request.files) this.files.set(file.url, file);
        return null;
      case 'next':
        return this.next();
      case 'skip':
        for (let left = request.posts; left > 0; left -= 1) await this.nextItem();
        return null;
      case 'convert':
        return { pictures: this.convert() };
      case 'build':
        return this.build(request.urlName);
      case 'comments':
        return this.nextComments();
      case 'products':
        return this.nextProducts(request.store);
      case 'threads':
        return this.disqus.nextThreads();
      case 'posts':
        return this.disqus.nextComments();
    }
  }

  private async readIndex(): Promise<ExportAnswers['index']> {
    this.indexEvents ??= this.events((note) => this.index.add({ kind: 'repair', note }));
    const events: IndexEvent[] = [];
    while (events.length < MAX_PARTS) {
      const next = await this.indexEvents.next();
      if (next.done === true) {
        this.endIndex();
        return { events: [...events, ...this.index.repairs.map(repairEvent)], isLast: true };
      }
      if (next.value.kind === 'item' && isExportedProduct(next.value.item))
        this.products.push(productOf(next.value.item));
      const event = indexEventOf(next.value);
      if (event === null) continue;
      this.index.add(event);
      events.push(event);
    }
    return { events, isLast: false };
  }

  private endIndex(): void {
    this.attachmentUrls = this.index.attachmentUrls;
    for (const attachment of this.index.attachments.values()) {
      if (!/\.(?:jpe?g|png|gif|webp|svg)$/i.test(attachment.url)) continue;
      const own = this.ownAttachments.get(attachment.parentId) ?? [];
      own.push(attachment);
      this.ownAttachments.set(attachment.parentId, own);
    }
  }

  private async next(): Promise<ExportedPost | null> {
    this.current = null;
    const item = await this.nextItem();
    if (item === null) return null;
    this.current = { item, notes: new ConversionNotes(), pieces: [], comments: [], given: 0 };
    return exportedPostOf(item, item.postType);
  }

  private async nextItem(): Promise<PostItem | null> {
    this.contentEvents ??= this.events(() => undefined);
    for (;;) {
      const next = await this.contentEvents.next();
      if (next.done === true) return null;
      if (next.value.kind === 'item' && isPost(next.value.item)) return next.value.item;
    }
  }

  private convert(): readonly string[] {
    const current = this.atHand();
    const { item, notes } = current;
    if (item.content.length > MAX_TEXT_LENGTH) {
      throw new EntryError(reportText(importReports.textTooLong));
    }
    const own = this.ownAttachments.get(item.postId) ?? [];
    current.pieces = convertContent(withFootnotes(item.content, item.meta), {
      resolveLink: (href) => this.oldLinks().resolve(href),
      attachmentOf: (id) => {
        const attachment = this.index.attachments.get(id);
        return attachment === undefined ? null : pictureOfAttachment(attachment);
      },
      ownAttachments: own.map(pictureOfAttachment),
      note: notes.note,
      cut: notes.cut,
    });
    return [...picturesOfPieces(current.pieces)];
  }

  private build(urlName: string): BuiltDocument {
    const current = this.atHand();
    const { item, notes } = current;
    const featured = this.index.attachments.get(item.meta['_thumbnail_id'] ?? '');
    const buildRecords = item.postType === 'page' ? buildPage : buildItem;
    const records = buildRecords(item, urlName, current.pieces, {
      note: notes.note,
      cut: notes.cut,
      imageOf: (url) => this.fileOf(url)?.image ?? null,
      authorName: this.index.authors.get(item.creator) ?? item.creator,
      featuredImage: featured === undefined ? null : this.imageOfAttachment(featured),
    });
    current.pieces = [];
    current.comments = importedComments(item.comments, notes.cut);
    return {
      records: storableJson(records),
      commentCount: current.comments.length,
      unmapped: notes.unmapped,
      losses: notes.losses,
    };
  }

  private nextComments(): ExportAnswers['comments'] {
    const current = this.atHand();
    const comments: ImportedComment[] = [];
    let length = 0;
    while (comments.length < MAX_PARTS && length < MAX_COMMENTS_LENGTH) {
      const comment = current.comments[current.given];
      if (comment === undefined) return { comments, isLast: true };
      comments.push(comment);
      length += comment.body.length;
      current.given += 1;
    }
    return { comments, isLast: current.given >= current.comments.length };
  }

  private nextProducts(store: StoreOfFile): ExportAnswers['products'] {
    this.filed ??= [
      ...wordpressProducts(
        this.products.splice(0),
        (id) => this.index.attachments.get(id)?.url ?? null,
        store,
      ),
    ];
    const products = this.filed.splice(0, MAX_PRODUCTS_AT_ONCE);
    return { products, isLast: this.filed.length === 0 };
  }

  private atHand(): Current {
    if (this.current === null) throw new Error('no post is at hand');
    return this.current;
  }

  private oldLinks(): OldLinks {
    this.links ??= new OldLinks({
      siteLink: this.index.site.link,
      hrefOf: (url) => this.fileOf(url)?.href ?? null,
    });
    return this.links;
  }

  private fileOf(url: string): ImportedFile | null {
    return this.files.get(fileAddressOf(url, this.attachmentUrls)) ?? null;
  }

  private imageOfAttachment({ url, alt }: IndexedAttachment) {
    const image = this.fileOf(url)?.image ?? null;
    return image === null || alt === '' ? image : { ...image, alt };
  }

  /** The events of the file from its beginning. */
  private async *events(onRepair: (note: ReportText) => void): AsyncGenerator<WxrEvent> {
    const stream = createReadStream(this.file);
    try {
      yield* readWxr(decodeText(stream), onRepair);
    } finally {
      stream.destroy();
    }
  }
}

/** What is kept of an entry of WooCommerce until the index was read. */
function productOf(item: WxrItem): ExportedProduct {
  const { postId, parentId, postType, title, slug, status, content, excerpt, terms, meta } = item;
  return {
    postId,
    parentId,
    postType,
    title: storableText(titleOf({ title })),
    slug,
    status,
    content,
    excerpt,
    terms,
    meta,
  };
}

function repairEvent(note: ReportText): IndexEvent {
  return { kind: 'repair', note };
}

type PostItem = WxrItem & { readonly postType: 'post' | 'page' };

function isPost(item: WxrItem): item is PostItem {
  return item.postType === 'post' || item.postType === 'page';
}

function exportedPostOf(item: WxrItem, type: 'page' | 'post'): ExportedPost {
  const format = item.terms.find((term) => term.taxonomy === 'post_format')?.name ?? null;
  return {
    key: postKeyOf(item),
    postId: storableText(item.postId),
    type,
    title: storableText(titleOf(item)),
    hasTitle: item.title.trim() !== '',
    link: shortAddress(item.link),
    guid: shortAddress(item.guid),
    status: item.status,
    hasPassword: item.password !== '',
    isSticky: item.isSticky,
    ...postStateOf(item),
    format: format === null ? null : storableText(cutText(format, 100)),
  };
}

/** Shortened for the report. */
function shortAddress(address: string): string {
  return address.length > 2000 ? '' : storableText(address);
}
