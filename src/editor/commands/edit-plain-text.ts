import { changing } from '#domain/documents/changing.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { fill, type Words } from '#messages/message.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { siteHeaderOf, siteSettingsOf } from '../documents/site-records.ts';
import { isPageRecord } from '../inline-text-targets/inline-text-target.ts';
import { withTextAt } from '../inline-text-targets/text-at.ts';
import type { Command } from '../documents/command.ts';
import { migrateBlock } from './migrate-block.ts';
import { setRecordField } from './set-record-field.ts';
import { setSiteField } from './set-site-field.ts';

/**
 * Sets a plain text that is edited in place: one of a block, one of the header, the title of an item or a collection,
 * or the excerpt of an item (EDIT-42, EDIT-68, EDIT-190).
 */
export function editPlainText(
  view: DocumentRecords,
  recordId: string,
  path: string,
  text: string,
): Command | null {
  const name = editingSteps.editText;
  const [field = ''] = path.split('.');
  const record = view[recordId];
  if (isPageRecord(record)) {
    // For a text within a list of the settings, such as those of slides, the whole list is set.
    const fieldPath = path.split('.').slice(0, 2).join('.');
    const value = valueAt(withTextAt(record, path, text), fieldPath);
    const step = fieldPath === path ? stepOf(path) : name;
    return { ...setRecordField(recordId, fieldPath, value, ''), name: step };
  }
  if (recordId === 'settings' || recordId === 'header') {
    const data = (recordId === 'settings' ? siteSettingsOf(record) : siteHeaderOf(record)) as unknown;
    const value = withTextAt(data as JsonObject, path, text)[field] ?? null;
    return { ...setSiteField(view, recordId, field, value, ''), name };
  }
  const block = parsedBlock(record);
  const content = block === null ? null : parsedContent(block);
  if (block === null || content === null || !content.ok) return null;
  const data = content.value.data as JsonObject;
  const operations: readonly Operation[] = [
    ...migrateBlock(recordId, block, content.value.declaration.dataVersion, data),
    {
      op: 'set',
      id: recordId,
      field: `data.${field}`,
      value: withTextAt(data, path, text)[field] ?? null,
    },
  ];
  return { name, operations };
}

function valueAt(record: JsonObject, path: string): JsonValue {
  const [field = '', inner] = path.split('.');
  const value = record[field] ?? null;
  return inner === undefined ? value : isJsonObject(value) ? (value[inner] ?? null) : null;
}

function stepOf(field: string): Words {
  if (field === 'excerpt') return changing(itemSettings.excerpt);
  return field === 'title' ? editingSteps.editTitle : fill(editingSteps.editPlace, { place: field });
}
