import { NEVER_AGAIN, SCREENSHOT_PARAMETER, type PopupOverlaySettings } from './popup-overlay-settings.ts';
import type { PopupRecord } from './popup-record.ts';

const DAY_MS = 86_400_000;

/** Whether the address is that of the platform's screenshot service (OVER-16, OVER-19). */
export function hasScreenshotQuery(query: string): boolean {
  return new URLSearchParams(query).has(SCREENSHOT_PARAMETER);
}

/**
 * Whether the popup may come up for this visitor: switched on, allowed on the device, and not within the time after it
 * was closed (OVER-02 to OVER-06, OVER-12).
 */
export function isPopupDue(
  settings: PopupOverlaySettings,
  record: PopupRecord | null,
  visitor: { readonly isMobile: boolean; readonly now: number },
): boolean {
  if (settings.style === 'none') return false;
  if (visitor.isMobile && !settings.enableMobile) return false;
  // A record of another version of the popup does not count.
  if (record === null || record.version !== settings.version) return true;
  if (record.submitted && settings.showUntilSignup) return false;
  if (record.closedDate === null) return true;
  if (settings.displayFrequency === NEVER_AGAIN) return false;
  return visitor.now - Date.parse(record.closedDate) >= settings.displayFrequency * DAY_MS;
}
