import { PAGE_PERMISSIONS, type PageContext } from '#domain/page-runtime/page-context.ts';
import { structuredContentOf, type StructuredContent } from '#domain/products/structured-content-of.ts';
import type { PageOverlays } from '../overlays/page-overlays.ts';
import type { PageContent, PageType } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** The context of a page with the fields of CONT-233 to CONT-251 that a visitor's browser may see (CONT-263). */
export interface PublishedPageContext extends PageContext {
  readonly appDomain: string;
  readonly pageType: PageType;
  readonly collectionId: string | null;
  readonly collection: { readonly id: string; readonly title: string; readonly path: string } | null;
  readonly itemId: string | null;
  readonly item: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    /** Of a product: its commerce data (COMM-01, COMM-17, COMM-18, COMM-32). */
    readonly structuredContent?: StructuredContent;
  } | null;
  readonly website: PageContext['website'] & {
    readonly baseUrl: string;
    readonly websiteType: string;
    readonly siteStatus: string;
  };
}

/** The context of every page: nothing about other people, no mail addresses, no secrets (CONT-233 to CONT-263). */
export function pageContextOf(
  shell: SiteShell,
  content: PageContent,
  request: PageRequest,
  overlays: PageOverlays,
): PublishedPageContext {
  const collection = collectionOf(content);
  const item =
    content.kind === 'item'
      ? {
          id: content.documentId,
          title: content.title,
          path: request.path,
          ...(content.product === undefined || content.offer !== undefined
            ? {}
            : { structuredContent: structuredContentOf(content.product) }),
        }
      : null;
  return {
    website: {
      id: shell.siteId,
      identifier: shell.identifier,
      title: shell.settings.title,
      language: shell.settings.language,
      timeZone: shell.settings.timeZone,
      appOrigin: shell.appOrigin,
      baseUrl: shell.origin,
      websiteType: shell.websiteType,
      siteStatus: shell.siteStatus,
      developerMode: false,
      cloneable: false,
    },
    websiteSettings: {
      useEscapeKeyToLogin: shell.settings.useEscapeKeyToLogin,
      ssBadgeType: overlays.badge ?? 'none',
      ...(shell.store == null ? {} : { storeSettings: shell.store }),
    },
    authenticatedAccount: request.host === 'app' ? request.account : null,
    websiteRoles: request.host === 'app' ? request.websiteRoles : [],
    appDomain: shell.appDomain,
    pageType: content.kind === 'item' && content.offer !== undefined ? 'protected-content' : content.kind,
    pageTitle: content.title,
    pageId: content.documentId,
    contentSource: content.kind === 'item' ? 'i' : 'c',
    pagePath: request.path,
    pagePermissionTypeValue: PAGE_PERMISSIONS[isForMembers(content) ? 'members' : 'public'],
    collectionId: collection?.id ?? null,
    collection,
    itemId: item?.id ?? null,
    item,
    isDevelopment: request.isDevelopment,
  };
}

/** Any member and plans both count as members (MEMB-35). */
function isForMembers(content: PageContent): boolean {
  return (
    content.isForMembers === true || content.kind === 'protected-content' || content.kind === 'access-denied'
  );
}

function collectionOf(content: PageContent): PublishedPageContext['collection'] {
  if (content.kind === 'item') return content.collection;
  if (content.kind !== 'collection') return null;
  return { id: content.documentId, title: content.collectionTitle, path: content.collectionPath };
}
