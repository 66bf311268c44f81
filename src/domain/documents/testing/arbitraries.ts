import fc from 'fast-check';
import type { JsonValue } from '#lib/json.ts';
import type { Operation } from '../operation.ts';
import type { DocumentRecord, DocumentRecords } from '../record.ts';

/** Few ids and fields, so that generated changes meet each other. */
const IDS = ['b1', 'b2', 'b3', 's1'] as const;
const FIELDS = ['title', 'order', 'data', 'data.text', 'data.level'] as const;

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom('', 'a', 'b', 'grüße'),
);
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 2 }),
  fc.record({ text: scalar, level: scalar }, { requiredKeys: [] }),
);

export const anyRecord: fc.Arbitrary<DocumentRecord> = fc
  .tuple(
    fc.constantFrom(...IDS),
    fc.record({ title: scalar, order: scalar, data: value }, { requiredKeys: [] }),
  )
  .map(([id, fields]) => ({ ...fields, id, type: id === 's1' ? 'section' : 'block' }));

export const anyRecords: fc.Arbitrary<DocumentRecords> = fc
  .array(anyRecord, { maxLength: 4 })
  .map((records) => Object.fromEntries(records.map((record) => [record.id, record])));

const anySet: fc.Arbitrary<Operation> = fc
  .tuple(fc.constantFrom(...IDS), fc.constantFrom(...FIELDS), fc.option(value, { nil: undefined }))
  .map(([id, field, given]) =>
    given === undefined ? { op: 'set', id, field } : { op: 'set', id, field, value: given },
  );

export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: anySet },
  { weight: 1, arbitrary: anyRecord.map((record): Operation => ({ op: 'put', record })) },
  { weight: 1, arbitrary: fc.constantFrom(...IDS).map((id): Operation => ({ op: 'remove', id })) },
);

export const anyOperations: fc.Arbitrary<readonly Operation[]> = fc.array(anyOperation, { maxLength: 8 });
