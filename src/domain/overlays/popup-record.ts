/** What a visitor's browser remembers of the popup (OVER-08). */
export interface PopupRecord {
  /** ISO 8601; null where it was never closed (OVER-09). */
  readonly closedDate: string | null;
  /** The version of the popup it was written for (OVER-11). */
  readonly version: number;
  /** Whether its form was sent (OVER-10). */
  readonly submitted: boolean;
}

/** One key per site (OVER-13). */
export function popupRecordKey(siteId: string): string {
  return `portico-popup-overlay-${siteId}`;
}

/** The record as it was stored; one that cannot be read counts as none (OVER-13). */
export function readPopupRecord(stored: string | null): PopupRecord | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { closedDate, version, submitted } = value as Readonly<Record<string, unknown>>;
  if (typeof version !== 'number' || typeof submitted !== 'boolean') return null;
  if (closedDate === null) return { closedDate, version, submitted };
  if (typeof closedDate !== 'string' || Number.isNaN(Date.parse(closedDate))) return null;
  return { closedDate, version, submitted };
}

/** The record after the popup of this version was closed or its form submitted (OVER-06, OVER-09 to OVER-11). */
export function nextPopupRecord(
  before: PopupRecord | null,
  event: 'closed' | 'submitted',
  version: number,
  now: number,
): PopupRecord {
  const wasSubmitted = before?.version === version && before.submitted;
  return {
    closedDate: new Date(now).toISOString(),
    version,
    submitted: wasSubmitted || event === 'submitted',
  };
}
