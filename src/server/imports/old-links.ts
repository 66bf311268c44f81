import { cutText } from '#lib/cut-text.ts';
import { legacyRedirectFrom, type LegacyQuery } from '#domain/links/legacy-query.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { storableText } from '#domain/wordpress/storable-json.ts';

export interface OldLinksOptions {
  /** Address of the old site. */
  readonly siteLink: string;
  /** Where a link to a stored file leads, by its old address. */
  readonly hrefOf: (url: string) => string | null;
}

/** Characters of an address that a redirect leads from: longer ones nobody has in a link. */
export const MAX_ADDRESS_LENGTH = 500;

/** Where the links of an export lead: to imported documents, to fetched files, elsewhere, or nowhere. */
export class OldLinks {
  private readonly base: URL | null;
  private readonly hrefOf: OldLinksOptions['hrefOf'];
  private readonly byPath = new Map<string, DocumentId>();
  private readonly byPostId = new Map<string, DocumentId>();

  constructor(options: OldLinksOptions) {
    this.base = URL.parse(options.siteLink);
    this.hrefOf = options.hrefOf;
  }

  add(postId: string, link: string, documentId: DocumentId): void {
    this.byPostId.set(postId, documentId);
    const path = this.pathOf(link);
    if (path !== null && path !== '/') this.byPath.set(path, documentId);
  }

  documentOfPost(postId: string): DocumentId | null {
    return this.byPostId.get(postId) ?? null;
  }

  /** The path of an address of the old site, decoded, without a slash at its end; null for other sites. */
  pathOf(link: string): string | null {
    const address = this.parse(link);
    if (address === null || this.base === null || bare(address.hostname) !== bare(this.base.hostname))
      return null;
    if (address.searchParams.has('p') || address.searchParams.has('page_id')) return null;
    const path = decoded(address.pathname)
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '');
    return path === '' ? '/' : path.normalize('NFC');
  }

  /** An address of the old site that names something in its query: `/?p=12`; null where the old site is not known. */
  legacyAddress(query: LegacyQuery): string | null {
    const path = this.base === null ? null : this.pathOf(this.base.href);
    return path === null ? null : legacyRedirectFrom(path, query);
  }

  /** A link by its address in the content; null where it is not safe, leads to a part of the page, or is broken. */
  resolve(href: string): LinkValue | null {
    if (href.startsWith('#')) return null;
    const address = this.parse(href);
    if (address === null) return null;
    if (address.protocol === 'mailto:') return emailLink(address);
    if (address.protocol === 'tel:') return { kind: 'phone', number: cutText(decoded(address.pathname), 50) };
    if (address.protocol !== 'http:' && address.protocol !== 'https:') return null;
    const file = this.hrefOf(address.href);
    if (file !== null) return { kind: 'file', href: file, newWindow: false };
    const documentId = this.documentOf(address);
    if (documentId !== null) return { kind: 'page', documentId };
    return address.href.length > 2000 ? null : { kind: 'url', href: address.href, newWindow: false };
  }

  private documentOf(address: URL): DocumentId | null {
    if (this.base === null || bare(address.hostname) !== bare(this.base.hostname)) return null;
    const id = address.searchParams.get('p') ?? address.searchParams.get('page_id');
    if (id !== null) return this.byPostId.get(id) ?? null;
    return this.byPath.get(this.pathOf(address.href) ?? '') ?? null;
  }

  private parse(href: string): URL | null {
    return URL.parse(href, this.base?.href ?? 'https://localhost/');
  }
}

function emailLink(address: URL): LinkValue {
  const field = (name: string): string => address.searchParams.get(name) ?? '';
  return {
    kind: 'email',
    to: cutText(decoded(address.pathname), 256),
    cc: cutText(field('cc'), 256),
    bcc: cutText(field('bcc'), 256),
    subject: cutText(field('subject'), 300),
    body: cutText(field('body'), 1000),
  };
}

function bare(hostname: string): string {
  return hostname.toLowerCase().replace(/^www\./, '');
}

function decoded(text: string): string {
  try {
    return storableText(decodeURIComponent(text));
  } catch {
    return text;
  }
}
