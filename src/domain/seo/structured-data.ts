/** A picture with the properties that search engines expect. */
export interface StructuredImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What a page shows, for its one JSON-LD graph. Addresses are absolute. */
export interface StructuredPage {
  readonly origin: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly isHome: boolean;
  readonly site: {
    readonly title: string;
    readonly description: string;
    readonly logo: StructuredImage | null;
  };
  /** The way to the page, from the home page on; empty where it is not nested (FIND-58). */
  readonly trail: readonly { readonly title: string; readonly url: string }[];
  /** What a list shows, in its order (FIND-62); empty for what is no list. */
  readonly listed: readonly { readonly title: string; readonly url: string }[];
  /** What the page is about, as a node of the graph; null for a page that is about nothing but itself. */
  readonly item: object | null;
}

/** An item of a collection, whatever its type. */
export interface StructuredItem {
  /** Of its page. */
  readonly url: string;
  readonly title: string;
  /** ISO 8601. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string;
  readonly authorName: string;
  readonly image: StructuredImage | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly commentCount: number;
}

/**
 * The one graph of a page: WebSite and Organization on the home page, WebPage everywhere, BreadcrumbList on nested ones,
 * ItemList on those that list items, and what an item is on its page; each thing once with an `@id`, and nothing the
 * page does not show (FIND-57 to FIND-59, FIND-62).
 */
export function structuredData(page: StructuredPage): object {
  const { origin, url, site } = page;
  const graph: object[] = [];
  if (page.isHome) {
    graph.push(
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        url: `${origin}/`,
        name: site.title,
        ...(site.description === '' ? {} : { description: site.description }),
        inLanguage: page.language,
        publisher: { '@id': `${origin}/#organization` },
      },
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: site.title,
        url: `${origin}/`,
        ...(site.logo === null ? {} : { logo: imageObject(site.logo) }),
      },
    );
  }
  graph.push({
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    ...(page.description === '' ? {} : { description: page.description }),
    inLanguage: page.language,
    isPartOf: { '@id': `${origin}/#website` },
    ...(page.trail.length === 0 ? {} : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  });
  if (page.trail.length > 0) {
    graph.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: stepsOf(page.trail, 'item'),
    });
  }
  if (page.listed.length > 0) {
    graph.push({ '@type': 'ItemList', '@id': `${url}#list`, itemListElement: stepsOf(page.listed, 'url') });
  }
  if (page.item !== null) graph.push(page.item);
  return { '@context': 'https://schema.org', '@graph': graph };
}

function stepsOf(steps: StructuredPage['trail'], address: 'item' | 'url'): readonly object[] {
  return steps.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...(title === '' ? {} : { name: title }),
    [address]: url,
  }));
}

/** A picture as a part of another node. */
export function imageObject(image: StructuredImage): object {
  return { '@type': 'ImageObject', url: image.url, width: image.width, height: image.height };
}
