import { trimSigns } from '#lib/trim-signs.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Section } from '#domain/pages/section.ts';
import { cutText } from '#lib/cut-text.ts';
import { translate } from '#ui/translate.ts';
import { sectionSettings } from '#messages/en/interface/section-settings.ts';
import { sectionsOf } from '../documents/layout.ts';

/** A typed anchor normalised to lower case letters, digits and hyphens. */
export function cleanAnchor(text: string): string {
  const anchor = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return cutText(trimSigns(anchor, '-'), 99);
}

/** Whether another section of the page has the same anchor: links lead to the first one only. */
export function anchorError(records: DocumentRecords, section: Section): string | null {
  if (section.anchor === '') return null;
  const isTaken = sectionsOf(records).some(
    (other) => other.id !== section.id && other.anchor === section.anchor,
  );
  return isTaken ? translate(sectionSettings.anchorTaken) : null;
}
