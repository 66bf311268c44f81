import type { DocumentRecords } from '#domain/documents/record.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { parseAnnouncementBar, type AnnouncementBar } from './announcement-bar.ts';
import type { BusinessContact } from './info-bar-actions.ts';
import {
  parseBusinessDetails,
  parseMobileInfoBar,
  parseMobileInfoBarPages,
  type MobileInfoBar,
} from './mobile-info-bar.ts';
import type { PageChoice } from './page-choice.ts';
import { parsePopupOverlay, popupFormBlock, type PopupOverlay } from './popup-overlay.ts';

/** What a site shows over and along its pages. */
export interface Overlays {
  readonly popup: PopupOverlay;
  /** The form in the popup. */
  readonly popupForm: BlockRecord | null;
  readonly announcementBar: AnnouncementBar;
  readonly mobileInfoBar: MobileInfoBar;
  readonly mobileInfoBarPages: PageChoice;
  readonly business: BusinessContact;
}

/** The overlays of a site's document; a site that never set them has none. */
export function parseOverlays(records: DocumentRecords): Overlays {
  const popup = parsePopupOverlay(records['popup-overlay']);
  return {
    popup,
    popupForm: popupFormBlock(popup, records),
    announcementBar: parseAnnouncementBar(records['announcement-bar']),
    mobileInfoBar: parseMobileInfoBar(records['mobile-info-bar']),
    mobileInfoBarPages: parseMobileInfoBarPages(records['mobile-info-bar-pages']),
    business: parseBusinessDetails(records['business-details']),
  };
}
