import { escapeHtml, scriptSafeJson } from '#domain/seo/escape-html.ts';
import { lateFonts } from './late-fonts.ts';

/** Everything that stands in the head of a page. Addresses are absolute where crawlers read them. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly isNoindex: boolean;
  readonly siteTitle: string;
  readonly language: string;
  readonly kind: 'website' | 'article' | 'product';
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
  /** Paths of the favicon and its type, or null. */
  readonly favicon: { readonly href: string; readonly type: string } | null;
  /** ISO 8601; posts only. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** In units of the currency, as decimal text; pages of products only (FIND-65). */
  readonly price: { readonly price: string; readonly currency: string } | null;
  readonly feeds: readonly { readonly href: string; readonly type: string; readonly title: string }[];
  readonly previous: string | null;
  readonly next: string | null;
  /** Font files to preload. */
  readonly fontPreloads: readonly string[];
  /** Font rules that are activated after the first paint; null where they are among the styles. */
  readonly lateFonts: string | null;
  /** Attributes of the preload of the hero picture, in markup. */
  readonly heroPreload: string | null;
  readonly styles: string;
  readonly structuredData: object | null;
  readonly scriptHref: string | null;
  /** Markup that the owner injects; last, so that it wins. */
  readonly ownerCode: string;
}

/** The `head` element of a page. */
export function renderHead(head: PageHead): string {
  const parts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description === '' ? [] : [meta('name', 'description', head.description)]),
    ...(head.isNoindex ? [meta('name', 'robots', 'noindex, nofollow')] : []),
    ...(head.canonical === null ? [] : [link('canonical', head.canonical)]),
    ...(head.previous === null ? [] : [link('prev', head.previous)]),
    ...(head.next === null ? [] : [link('next', head.next)]),
    ...head.fontPreloads.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(head.heroPreload === null ? [] : [`<link rel="preload" as="image" ${head.heroPreload}>`]),
    `<style>${head.styles.replaceAll('</', '<\\/')}</style>`,
    ...(head.lateFonts === null ? [] : [lateFonts(head.lateFonts)]),
    ...(head.scriptHref === null
      ? []
      : [`<script type="module" src="${escapeHtml(head.scriptHref)}"></script>`]),
    ...openGraph(head),
    ...(head.favicon === null
      ? []
      : [
          `<link rel="icon" href="${escapeHtml(head.favicon.href)}" type="${escapeHtml(head.favicon.type)}">`,
        ]),
    ...head.feeds.map(
      (feed) =>
        `<link rel="alternate" type="${escapeHtml(feed.type)}" href="${escapeHtml(feed.href)}" title="${escapeHtml(feed.title)}">`,
    ),
    ...(head.structuredData === null
      ? []
      : [`<script type="application/ld+json">${scriptSafeJson(head.structuredData)}</script>`]),
    ...(head.ownerCode === '' ? [] : [head.ownerCode]),
  ];
  return `<head>${parts.join('\n')}</head>`;
}

function openGraph(head: PageHead): string[] {
  const tags: (readonly [string, string])[] = [
    ['og:title', head.title],
    ['og:type', head.kind],
    ['og:site_name', head.siteTitle],
    ['og:locale', head.language.replace('-', '_')],
  ];
  if (head.canonical !== null) tags.push(['og:url', head.canonical]);
  if (head.description !== '') tags.push(['og:description', head.description]);
  if (head.publishedAt !== null) tags.push(['article:published_time', head.publishedAt]);
  if (head.modifiedAt !== null) tags.push(['article:modified_time', head.modifiedAt]);
  if (head.price !== null) {
    tags.push(['product:price:amount', head.price.price], ['product:price:currency', head.price.currency]);
  }
  if (head.image !== null) {
    tags.push(
      ['og:image', head.image.url],
      ['og:image:width', String(head.image.width)],
      ['og:image:height', String(head.image.height)],
    );
    if (head.image.alt !== '') tags.push(['og:image:alt', head.image.alt]);
  }
  return [
    ...tags.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', head.image === null ? 'summary' : 'summary_large_image'),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function link(relation: string, href: string): string {
  return `<link rel="${relation}" href="${escapeHtml(href)}">`;
}
