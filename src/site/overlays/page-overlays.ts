import { showsAnnouncementBar, type AnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import type { BadgeType } from '#domain/overlays/badge.ts';
import { infoBarActions, type InfoBarAction } from '#domain/overlays/info-bar-actions.ts';
import { isChosenPage, type PageChoice } from '#domain/overlays/page-choice.ts';
import { hasPopupContent, type PopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { parseOverlays, type Overlays } from '#domain/overlays/parse-overlays.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { SHOP_PAGE_KINDS, type PageContent } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** The overlays of one page; null for those it does not have. */
export interface PageOverlays {
  readonly announcementBar: AnnouncementBar | null;
  readonly popup: { readonly settings: PopupOverlay; readonly form: BlockRecord | null } | null;
  readonly infoBar: { readonly style: 'light' | 'dark'; readonly actions: readonly InfoBarAction[] } | null;
  readonly badge: Exclude<BadgeType, 'none'> | null;
}

/** Pages that stand for themselves: no document is at their address, or none that may be shown. */
export const MADE_BY_SITE: readonly PageContent['kind'][] = [
  'not-found',
  'lock-screen',
  'error',
  'account',
  'protected-content',
  'access-denied',
  ...SHOP_PAGE_KINDS,
];

export const NO_OVERLAYS: PageOverlays = { announcementBar: null, popup: null, infoBar: null, badge: null };

/** Cached by record, since records are immutable. */
const parsed = new WeakMap<DocumentRecords, Overlays>();

function overlaysOf(records: DocumentRecords): Overlays {
  const known = parsed.get(records);
  if (known !== undefined) return known;
  const overlays = parseOverlays(records);
  parsed.set(records, overlays);
  return overlays;
}

/** The overlays a page gets (OVER-16 to OVER-20, OVER-24, OVER-26, OVER-29, OVER-39); a screenshot has none. */
export function pageOverlays(shell: SiteShell, content: PageContent, request: PageRequest): PageOverlays {
  if (request.isScreenshot) return NO_OVERLAYS;
  const { popup, popupForm, announcementBar, mobileInfoBar, mobileInfoBarPages, business } = overlaysOf(
    shell.overlayRecords ?? shell.records,
  );
  const collectionId = content.kind === 'item' ? content.collection.id : null;
  const isOnPage = (choice: PageChoice): boolean => isChosenPage(choice, content.documentId, collectionId);
  const standsAlone = request.isNotFound === true || MADE_BY_SITE.includes(content.kind);
  const hasPopup = popup.style === 'show' && hasPopupContent(popup) && isOnPage(popup) && !standsAlone;
  const hasInfoBar = mobileInfoBar.style !== 'none' && isOnPage(mobileInfoBarPages);
  const actions = hasInfoBar ? infoBarActions(business) : [];
  const { badge } = shell.settings;
  return {
    announcementBar:
      showsAnnouncementBar(announcementBar) && isOnPage(announcementBar) ? announcementBar : null,
    popup: hasPopup ? { settings: popup, form: popupForm } : null,
    infoBar:
      mobileInfoBar.style === 'none' || actions.length === 0 ? null : { style: mobileInfoBar.style, actions },
    // Settings stored before the badge existed have none.
    badge: badge === 'black' || badge === 'white' ? badge : null,
  };
}
