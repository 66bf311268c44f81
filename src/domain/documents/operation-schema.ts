import { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import type { Change, ChangeId } from './change.ts';
import type { Operation } from './operation.ts';
import { RECORD_TYPES, type DocumentRecord } from './record.ts';

/** Bounds of what one change may carry. */
export const MAX_OPERATIONS_PER_CHANGE = 2000;
export const MAX_RECORD_BYTES = 512_000;
const MAX_NAME_LENGTH = 80;

const RESERVED_FIELDS = new Set(['__proto__', 'constructor', 'prototype']);
const recordId = z.string().regex(/^[a-z0-9-]{1,48}$/);
const fieldName = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{0,63}(\.[a-zA-Z0-9][a-zA-Z0-9-]{0,63})?$/)
  .refine(
    (field) =>
      field !== 'id' && field !== 'type' && !field.split('.').some((part) => RESERVED_FIELDS.has(part)),
  );
const json: z.ZodType<JsonValue> = z.json() as z.ZodType<JsonValue>;

const record = z
  .looseObject({ id: recordId, type: z.enum(RECORD_TYPES) })
  .catchall(json)
  .refine((value) => JSON.stringify(value).length <= MAX_RECORD_BYTES, 'The record is too large.')
  .transform((value) => value as DocumentRecord);

export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('put'), record }),
  z
    .object({ op: z.literal('set'), id: recordId, field: fieldName, value: json.optional() })
    .refine((set) => JSON.stringify(set.value ?? null).length <= MAX_RECORD_BYTES, 'The value is too large.')
    .transform(({ value, ...rest }) => (value === undefined ? rest : { ...rest, value })),
  z.object({ op: z.literal('remove'), id: recordId }),
]);

export const changeSchema = z
  .object({
    id: z.string().regex(/^[0-9a-f]{24}$/),
    baseVersion: z.int().min(0),
    name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
    gestureId: z.string().min(1).max(48),
    operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS_PER_CHANGE),
    reverts: z.object({ kind: z.enum(['undo', 'redo']), gestureId: z.string().min(1).max(48) }).optional(),
  })
  .transform(({ id, reverts, ...rest }): Change => ({
    ...rest,
    id: id as ChangeId,
    ...(reverts === undefined ? {} : { reverts }),
  }));
