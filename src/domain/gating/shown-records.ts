import type { DocumentRecord, DocumentRecords } from '../documents/record.ts';
import { partAccessField, type AccessRule, type PartAccess } from './access-rule.ts';

export interface ShownRecords {
  readonly records: DocumentRecords;
  /** Whether others get something else of it. */
  readonly isGated: boolean;
}

/**
 * The records of a document without the sections and blocks that somebody does not get (MEMB-38), and with what stands
 * in their place (MEMB-39). The same object where nothing is gated.
 */
export function shownRecords(records: DocumentRecords, isOpen: (rule: AccessRule) => boolean): ShownRecords {
  const all = Object.values(records);
  if (!all.some(isGatedPart)) return { records, isGated: false };
  const isShown = (record: DocumentRecord): boolean => {
    const access = accessOfPart(record);
    if (access === null) return true;
    if (access.kind !== 'instead') return isOpen(access);
    const replaced = records[access.of];
    const other = replaced === undefined ? null : accessOfPart(replaced);
    return other !== null && other.kind !== 'instead' && !isOpen(other);
  };
  const withheld = new Set(all.filter((record) => !isShown(record)).map(({ id }) => id));
  const isKept = ({ id, type, sectionId }: DocumentRecord) =>
    !withheld.has(id) && !(type === 'block' && typeof sectionId === 'string' && withheld.has(sectionId));
  return {
    records: Object.fromEntries(all.filter(isKept).map((record) => [record.id, record])),
    isGated: true,
  };
}

function isGatedPart({ type, access }: DocumentRecord): boolean {
  return access !== undefined && (type === 'section' || type === 'block');
}

function accessOfPart(record: DocumentRecord): PartAccess | null {
  return isGatedPart(record) ? partAccessField.parse(record['access']) : null;
}
