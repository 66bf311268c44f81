import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { fill, type Words } from '#messages/message.ts';
import type { JsonValue } from '#lib/json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { DocumentRecord, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import type { ShownSection } from '#domain/synced-sections/expand-synced.ts';
import { MAX_SYNCED_PER_PAGE, overrideEntry, syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { translate } from '#ui/translate.ts';
import { blocksInSection } from '../documents/layout.ts';
import { blockLimitMessage } from './block-limit.ts';
import { labelWithin } from '#domain/documents/changing.ts';
import type { Command } from '../documents/command.ts';
import { inGroupsOfTheirOwn } from './group-blocks.ts';
import { orderKeysAfter } from './insert-copies.ts';

/** The message why a page cannot show `count` more synced sections, or null where it can. */
export function syncedLimitMessage(records: DocumentRecords, count: number): string | null {
  const instances = Object.values(records).filter((record) => syncedIdOf(record) !== null);
  return count > 0 && instances.length + count > MAX_SYNCED_PER_PAGE
    ? translate(editingSteps.tooManySynced, { max: MAX_SYNCED_PER_PAGE })
    : null;
}

/**
 * Inserts an instance of a synced section after a section (null: at the top); refused with a message at the limit
 * (EDIT-206).
 */
export function insertSynced(
  records: DocumentRecords,
  syncedId: DocumentId,
  afterSectionId: string | null,
  newId: () => string,
): Result<Command & { readonly sectionId: string }, string> {
  const message = syncedLimitMessage(records, 1);
  if (message !== null) return fail(message);
  const sectionId = newId();
  const [order = 'V'] = orderKeysAfter(records, afterSectionId, 1);
  const record: DocumentRecord = { id: sectionId, type: 'section', order, syncedId };
  return ok({ name: editingSteps.insertSynced, sectionId, operations: [{ op: 'put', record }] });
}

/** Turns the section of a page into the first instance of the synced section that was created from it. */
export function makeSynced(
  records: DocumentRecords,
  sectionId: string,
  syncedId: DocumentId,
): Result<Command, string> {
  const section = records[sectionId];
  if (section?.type !== 'section') return fail(translate(editingSteps.sectionGone));
  const message = syncedLimitMessage(records, 1);
  if (message !== null) return fail(message);
  const { order = 'V', anchor = '' } = section;
  return ok({
    name: editingSteps.makeSynced,
    operations: [
      ...blocksInSection(records, sectionId).map(({ id }) => ({ op: 'remove' as const, id })),
      { op: 'put', record: { id: sectionId, type: 'section', order, anchor, syncedId } },
    ],
  });
}

/** Overrides a text or a picture in one instance. */
export function setOverride(
  sectionId: string,
  {
    blockId,
    field,
    label,
  }: { readonly blockId: string; readonly field: string; readonly label: Words | string },
  value: JsonValue,
): Command {
  return {
    name: fill(editingSteps.changeHere, { label: labelWithin(label) }),
    operations: [{ op: 'set', id: sectionId, field: `overrides.${overrideEntry(blockId, field)}`, value }],
  };
}

/** Removes the overrides of an instance. */
export function resetOverride(
  sectionId: string,
  {
    blockId,
    field,
    label,
  }: { readonly blockId: string; readonly field: string; readonly label: Words | string },
): Command {
  return {
    name: fill(editingSteps.resetField, { label: labelWithin(label) }),
    operations: [{ op: 'set', id: sectionId, field: `overrides.${overrideEntry(blockId, field)}` }],
  };
}

/**
 * Turns an instance into an ordinary section with its present content; refused with a message at the limit of blocks.
 */
export function detachSynced(
  records: DocumentRecords,
  shown: ShownSection,
  newId: () => string,
): Result<Command, string> {
  const message = blockLimitMessage(records, shown.blocks.length);
  if (message !== null) return fail(message);
  return ok({
    name: editingSteps.detachSynced,
    operations: [shown.section, ...inGroupsOfTheirOwn(shown.blocks, newId)].map((record) => ({
      op: 'put',
      record,
    })),
  });
}

/** Whether a synced section is still valid after a command: exactly one section, neither added to nor removed. */
export function keepsOneSection(records: DocumentRecords, { operations }: Command): boolean {
  return operations.every((operation) =>
    operation.op === 'put'
      ? operation.record.type !== 'section' || records[operation.record.id]?.type === 'section'
      : operation.op !== 'remove' || records[operation.id]?.type !== 'section',
  );
}
