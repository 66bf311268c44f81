import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords, RecordType } from '#domain/documents/record.ts';
import { parsePopupOverlay } from '#domain/overlays/popup-overlay.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Command } from '../documents/command.ts';

export type OverlayRecord = Extract<
  RecordType,
  | 'popup-overlay'
  | 'announcement-bar'
  | 'mobile-info-bar'
  | 'mobile-info-bar-pages'
  | 'business-details'
  | 'settings'
>;

/** Sets fields of an overlay's record, which is created where the site has none yet. */
export function setOverlayFields(
  view: DocumentRecords,
  recordId: OverlayRecord,
  fields: Readonly<Record<string, JsonValue>>,
  label: Words,
): Command {
  const missing: readonly Operation[] =
    view[recordId] === undefined ? [{ op: 'put', record: { id: recordId, type: recordId } }] : [];
  const operations: readonly Operation[] = [
    ...missing,
    ...Object.entries(fields).map(([field, value]) => ({ op: 'set', id: recordId, field, value }) as const),
    ...(recordId === 'popup-overlay' ? [nextVersion(view)] : []),
  ];
  return { name: changing(label), operations };
}

/** Every change of the popup is a new version, shown again to visitors who closed the one before (OVER-12). */
export function nextVersion(view: DocumentRecords): Operation {
  const { version } = parsePopupOverlay(view['popup-overlay']);
  return { op: 'set', id: 'popup-overlay', field: 'version', value: version + 1 };
}
