import { isJsonObject } from '#lib/json.ts';
import { KINDS_WITH_BLOCKS, type DocumentRecord } from '#domain/documents/record.ts';
import { blockLookSchema } from '#domain/pages/block-look.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { POPUP_SECTION_ID } from '#domain/overlays/popup-overlay.ts';
import { migrateBlockData, type FindBlockData } from '#domain/pages/block-data.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { defineRecord } from '../define-record.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { CONTENT } from '../permission-rules.ts';
import { schemaProblems } from '#domain/validation/schema-problems.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';

export const block = defineRecord({
  type: 'block',
  kinds: KINDS_WITH_BLOCKS,
  schema: blockRecordSchema,
  rules: (record, findBlockData) => [
    ...schemaProblems(blockLookSchema, record['look'] ?? {}, ['look']),
    ...dataProblems(record, findBlockData),
  ],
  references: [
    {
      field: 'sectionId',
      fits: (target, id) => target?.type === 'section' || id === POPUP_SECTION_ID,
      message: recordRules.sectionGone,
    },
  ],
  permissions: { record: CONTENT },
  describe: {
    added: documentDifferences.blockAdded,
    removed: documentDifferences.blockRemoved,
    changed: documentDifferences.blockChanged,
    moved: documentDifferences.blockMoved,
    positionFields: ['sectionId', 'desktop', 'mobile'],
  },
});

/** The data by the schema of its own block. */
function dataProblems(record: DocumentRecord, findBlockData: FindBlockData): readonly FieldProblem[] {
  const { blockType, data, dataVersion = 1 } = record;
  if (typeof blockType !== 'string' || !isJsonObject(data) || typeof dataVersion !== 'number') return [];
  const definition = findBlockData(blockType);
  if (definition === null) {
    return [{ path: ['blockType'], message: recordRules.noSuchBlock, value: blockType }];
  }
  const migrated = migrateBlockData(definition, data, dataVersion);
  return migrated.ok
    ? schemaProblems(definition.schema, migrated.value, ['data'])
    : [{ path: ['dataVersion'], message: migrated.error, value: dataVersion }];
}
