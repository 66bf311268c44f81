import { useMemo, type CSSProperties } from 'react';
import type { BlockContext } from '#blocks/define-block.ts';
import { hasPopupContent, parsePopupOverlay, popupFormBlock } from '#domain/overlays/popup-overlay.ts';
import { drawnOverlays } from '#domain/overlays/drawn-overlays.ts';
import { infoBarActions } from '#domain/overlays/info-bar-actions.ts';
import { MOBILE_BAR_MAX_WIDTH } from '#domain/overlays/is-mobile-device.ts';
import { parseAnnouncementBar, showsAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import {
  parseBusinessDetails,
  parseMobileInfoBar,
  parseMobileInfoBarPages,
} from '#domain/overlays/mobile-info-bar.ts';
import { isChosenPage, type PageChoice } from '#domain/overlays/page-choice.ts';
import { AnnouncementBarView } from '#site/overlays/announcement-bar-view.tsx';
import { BadgeView } from '#site/overlays/badge-view.tsx';
import { InfoBarView } from '#site/overlays/info-bar-view.tsx';
import { PopupView } from '#site/overlays/popup-view.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useOverlayPreview } from './overlay-preview.ts';

interface CanvasOverlaysProps {
  readonly site: DocumentStore;
  readonly context: BlockContext;
}

/**
 * The announcement bar in the page preview: as it is edited, before it is published; beside its own panel also while it is
 * switched off (OVER-30, OVER-33).
 */
export function CanvasAnnouncement({ site, context }: CanvasOverlaysProps) {
  const record = useRecord(site, 'announcement-bar');
  const bar = useMemo(() => parseAnnouncementBar(record), [record]);
  const isPreviewed = useOverlayPreview((state) => state.shown === 'announcement');
  const isHere = useIsHere(context);
  const shown = isPreviewed ? { ...bar, isShown: true } : bar;
  return showsAnnouncementBar(shown) && (isPreviewed || isHere(bar)) ? (
    <AnnouncementBarView bar={bar} context={context} />
  ) : null;
}

/** Whether an overlay of chosen pages is shown on the page of the preview. */
function useIsHere(context: BlockContext): (choice: PageChoice) => boolean {
  const { entry } = useShownPage();
  return (choice) => isChosenPage(choice, context.documentId, entry.collectionId);
}

/** Info bar, badge and popup in the page preview, redrawn with every change of their settings (OVER-33). */
export function CanvasOverlays({ site, context }: CanvasOverlaysProps) {
  const shown = useOverlayPreview((state) => state.shown);
  const isPhone = useEditState((state) => state.device === 'mobile');
  const bar = parseMobileInfoBar(useRecord(site, 'mobile-info-bar'));
  const actions = infoBarActions(parseBusinessDetails(useRecord(site, 'business-details')));
  const { badge } = siteSettingsOf(useRecord(site, 'settings'));
  const isHere = useIsHere(context);
  const pages = parseMobileInfoBarPages(useRecord(site, 'mobile-info-bar-pages'));
  const isBarWanted = shown === 'info-bar' || (isPhone && isHere(pages));
  // Beside its own panel it is seen while it is switched off, too.
  const style = shown === 'info-bar' && bar.style === 'none' ? 'light' : bar.style;
  const drawn = drawnOverlays({
    isScreenshot: false,
    isPopupDue: shown === 'popup',
    isPopupSuppressed: false,
    showAnnouncementBar: true,
    isAnnouncementClosed: false,
    mobileBarStyle: style,
    hasMobileBarActions: actions.length > 0,
    width: isBarWanted ? MOBILE_BAR_MAX_WIDTH : MOBILE_BAR_MAX_WIDTH + 1,
    isMobile: isBarWanted,
    isCookieBannerOpen: false,
    isDialogOpen: false,
  });
  const hasBar = drawn.mobileInfoBar && style !== 'none';
  return (
    <div
      className="portico-canvas-part"
      inert
      style={{ '--lower-edge': hasBar ? '56px' : '0px' } as CSSProperties}
    >
      {badge === 'none' ? null : <BadgeView type={badge} href="/" />}
      {hasBar ? <InfoBarView style={style} actions={actions} translate={context.translate} /> : null}
      {drawn.popupOverlay ? <CanvasPopup site={site} context={context} /> : null}
    </div>
  );
}

const BEHIND = {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeItems: 'center',
  background: '#0008',
} as const;

function CanvasPopup({ site, context }: CanvasOverlaysProps) {
  const popup = parsePopupOverlay(useRecord(site, 'popup-overlay'));
  const record = useRecord(site, popup.formBlockId ?? '');
  const form = popupFormBlock(popup, record === undefined ? {} : { [record.id]: record });
  if (!hasPopupContent(popup)) return null;
  return (
    <div style={BEHIND} data-preview="popup">
      <PopupView popup={popup} form={form} context={context} />
    </div>
  );
}
