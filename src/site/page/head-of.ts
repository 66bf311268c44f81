import { NOTHING_LOADED } from '#blocks/needs/need.ts';
import { imageAddressUpTo } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { canonicalUrl } from '#domain/seo/canonical-address.ts';
import { pageTitle } from '#domain/seo/page-title.ts';
import { DESCRIPTION_LENGTH, shortenText } from '#domain/seo/shorten-text.ts';
import { structuredData, type StructuredImage } from '#domain/seo/structured-data.ts';
import { parsedContent } from '../blocks/parsed-content.ts';
import { viewOfItem } from '../collections/collection-views.ts';
import { pageHref } from '../collections/page-href.ts';
import { labelPath } from '#site/collections/label-path.ts';
import { seenProduct } from '#site/content/seen-product.ts';
import type { PageHead } from '../head/render-head.ts';
import { MADE_BY_SITE } from '../overlays/page-overlays.ts';
import { defaultFavicon } from './default-favicon.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

type StaticHead = Omit<
  PageHead,
  'fontPreloads' | 'lateFonts' | 'heroPreload' | 'styles' | 'scriptHref' | 'ownerCode'
>;

const SOCIAL_IMAGE_WIDTH_PX = 1500;

/** The head of a page (FIND-41, FIND-45, FIND-46, FIND-57 to FIND-59, FIND-64, FIND-65). */
export function headOf(shell: SiteShell, content: PageContent, request: PageRequest): StaticHead {
  const { settings, origin } = shell;
  const isNoindex =
    settings.noindex ||
    content.isNoindex ||
    request.isPreview ||
    request.isScreenshot ||
    request.host === 'app' ||
    isMadeBySite(content);
  const canonicalPath = canonicalPathOf(content, request);
  const canonical =
    isNoindex || canonicalPath === null
      ? null
      : (canonicalUrl(content.canonical ?? '', origin) ?? origin + canonicalPath);
  const description = descriptionOf(shell, content, request);
  const title = pageTitle({
    seoTitle: content.kind === 'collection' && content.label !== null ? '' : content.seoTitle,
    title: content.kind === 'collection' && content.label !== null ? content.label.name : content.title,
    siteTitle: settings.title,
    isHome: request.isHome,
  });
  const image = content.socialImage ?? mainImageOf(content) ?? settings.socialImage;
  const social = image === null ? null : socialImage(image, origin);
  const pages = content.kind === 'collection' ? content : null;
  return {
    title,
    description,
    canonical,
    isNoindex,
    siteTitle: settings.title,
    language: settings.language,
    kind: content.kind !== 'item' ? 'website' : content.product === undefined ? 'article' : 'product',
    image: social === null || image === null ? null : { ...social, alt: image.alt },
    favicon: faviconOf(shell),
    publishedAt: isPost(content) ? content.publishedAt : null,
    modifiedAt: isPost(content) ? content.updatedAt : null,
    price: seenProduct(content),
    feeds: feedsOf(content),
    previous:
      pages !== null && pages.pageNumber > 1 ? pageHref(listPathOf(pages), pages.pageNumber - 1) : null,
    next:
      pages !== null && pages.pageNumber < pages.pageCount
        ? pageHref(listPathOf(pages), pages.pageNumber + 1)
        : null,
    structuredData:
      canonical === null ? null : graphOf(shell, content, request, { canonical, title, description }),
  };
}

function isPost(content: PageContent): content is Extract<PageContent, { kind: 'item' }> {
  return content.kind === 'item' && content.product === undefined;
}

function isMadeBySite({ kind }: PageContent): boolean {
  return MADE_BY_SITE.includes(kind);
}

function canonicalPathOf(content: PageContent, request: PageRequest): string | null {
  if (isMadeBySite(content)) return null;
  if (request.isHome && content.kind !== 'collection') return '/';
  if (content.kind === 'collection')
    return pageHref(request.isHome ? '/' : listPathOf(content), content.pageNumber);
  return request.path;
}

function listPathOf(content: Extract<PageContent, { kind: 'collection' }>): string {
  return content.label === null
    ? content.collectionPath
    : labelPath(content.collectionPath, content.label.kind, content.label.urlName ?? content.label.name);
}

function descriptionOf(shell: SiteShell, content: PageContent, request: PageRequest): string {
  const own = content.description.trim();
  if (own !== '') return shortenText(own, 300);
  if (request.isHome && shell.settings.description.trim() !== '') {
    return shortenText(shell.settings.description, 300);
  }
  return shortenText(firstTextOf(content, request), DESCRIPTION_LENGTH);
}

function firstTextOf(content: PageContent, { loaded = NOTHING_LOADED }: PageRequest): string {
  let text = '';
  for (const { blocks } of content.sections) {
    for (const block of blocks) {
      const parsed = parsedContent(block);
      if (!parsed.ok || parsed.value.declaration.plainText === undefined) continue;
      text += `${parsed.value.declaration.plainText(parsed.value.data, loaded)} `;
      if (text.length > DESCRIPTION_LENGTH) return text;
    }
  }
  return text;
}

function mainImageOf(content: PageContent): ImageValue | null {
  return content.kind === 'item' ? content.featuredImage : null;
}

function socialImage(image: ImageValue, origin: string): StructuredImage {
  const width = Math.min(image.width, SOCIAL_IMAGE_WIDTH_PX);
  return {
    url: origin + imageAddressUpTo(image, SOCIAL_IMAGE_WIDTH_PX),
    width,
    height: Math.max(1, Math.round((image.height * width) / image.width)),
  };
}

const ICON_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
};

function faviconOf({ settings, design }: SiteShell): PageHead['favicon'] {
  if (settings.favicon === null) {
    return { href: defaultFavicon(settings.title, design), type: 'image/svg+xml' };
  }
  const { path } = settings.favicon;
  const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
  return {
    href: extension === 'ico' ? path : imageAddressUpTo(settings.favicon, 100),
    type: ICON_TYPES[extension] ?? 'image/jpeg',
  };
}

function feedsOf(content: PageContent): PageHead['feeds'] {
  if (content.kind !== 'collection' && content.kind !== 'item') return [];
  const { path, title } =
    content.kind === 'item'
      ? content.collection
      : { path: content.collectionPath, title: content.collectionTitle };
  const whole = feedsBelow(path, title);
  if (content.kind === 'item' || content.label === null) return whole;
  // The page of a label links the feed of its own items first (FIND-26).
  const { kind, name } = content.label;
  return [...feedsBelow(labelPath(content.collectionPath, kind, name), `${title}: ${name}`), ...whole];
}

function feedsBelow(path: string, title: string): PageHead['feeds'] {
  return [
    { href: `${path}/feed.xml`, type: 'application/rss+xml', title },
    { href: `${path}/feed.atom`, type: 'application/atom+xml', title },
    { href: `${path}/feed.json`, type: 'application/feed+json', title },
  ];
}

function graphOf(
  shell: SiteShell,
  content: PageContent,
  request: PageRequest,
  page: { readonly canonical: string; readonly title: string; readonly description: string },
): object {
  const { settings, origin } = shell;
  const trail =
    content.kind === 'item'
      ? [
          { title: settings.title, url: `${origin}/` },
          { title: content.collection.title, url: origin + content.collection.path },
          ...(content.places?.[0] ?? []).map(({ name, path }) => ({ title: name, url: origin + path })),
          { title: content.title, url: page.canonical },
        ]
      : [];
  return structuredData({
    origin,
    url: page.canonical,
    title: page.title,
    description: page.description,
    language: settings.language,
    isHome: request.isHome,
    site: {
      title: settings.title,
      description: settings.description,
      logo: settings.logo === null ? null : socialImage(settings.logo, origin),
    },
    trail,
    listed:
      content.kind === 'collection'
        ? content.posts.map((each) => ({ title: each.title, url: origin + each.path }))
        : [],
    item:
      content.kind === 'item'
        ? withOffer(
            content,
            viewOfItem(content.recordType).structuredData(
              {
                url: page.canonical,
                title: content.title,
                publishedAt: content.publishedAt,
                modifiedAt: content.updatedAt,
                authorName: content.authorName,
                image: content.featuredImage === null ? null : socialImage(content.featuredImage, origin),
                categories: content.categories,
                tags: content.tags,
                commentCount: content.thread.count,
              },
              {
                ...(content.product === undefined ? {} : { product: content.product }),
                ...(content.reviews === undefined ? {} : { reviews: content.reviews }),
                description: page.description,
                images: picturesOf(content).map((image) => socialImage(image, origin)),
              },
            ),
          )
        : null,
  });
}

function picturesOf({
  featuredImage,
  product,
}: Extract<PageContent, { kind: 'item' }>): readonly ImageValue[] {
  return [...(featuredImage === null ? [] : [featuredImage]), ...(product?.images ?? [])];
}

/** Search engines are told that the rest is not free (MEMB-42, FIND-59). */
function withOffer({ offer }: Extract<PageContent, { kind: 'item' }>, data: object): object {
  return offer === undefined ? data : { ...data, isAccessibleForFree: false };
}
