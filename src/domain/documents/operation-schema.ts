import { ruleMessage } from '#domain/validation/rule-message.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { boundedList } from '#lib/bounded-list.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { storableText } from '#lib/storable-text.ts';
import type { Change } from './change.ts';
import type { Operation } from './operation.ts';
import { RECORD_TYPES, type DocumentRecord } from './record.ts';
import { storedWordsSchema } from './stored-words-schema.ts';

/** Limits of one change. */
export const MAX_OPERATIONS_PER_CHANGE = 2000;
export const MAX_RECORD_BYTES = 512_000;
/** The longest name of a change. */
export const MAX_CHANGE_NAME_LENGTH = 80;

const RESERVED_FIELDS = new Set(['__proto__', 'constructor', 'prototype']);
const TOP_FIELD = /^[a-zA-Z][a-zA-Z0-9-]{0,63}$/;
export const recordIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,48}$/)
  .refine((id) => !RESERVED_FIELDS.has(id));
const recordId = recordIdSchema;
const fieldName = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{0,63}(\.[a-zA-Z0-9][a-zA-Z0-9_-]{0,63})?$/)
  .refine(
    (field) =>
      field !== 'id' && field !== 'type' && !field.split('.').some((part) => RESERVED_FIELDS.has(part)),
  );

/**
 * A value that can be stored: its texts without characters that the database refuses. Its depth was checked before it
 * was parsed.
 */
const json: z.ZodType<JsonValue> = z
  .unknown()
  .refine((value) => isSmall(value), { error: ruleMessage(documentRules.valueTooLarge), abort: true })
  .pipe(z.json())
  .transform((value) => cleanTexts(value as JsonValue));

const record = z
  .unknown()
  .refine((value) => isSmall(value), { error: ruleMessage(documentRules.recordTooLarge), abort: true })
  .pipe(z.looseObject({ id: recordId, type: z.enum(RECORD_TYPES) }).catchall(z.json()))
  .refine(
    (value) => Object.keys(value).every((key) => TOP_FIELD.test(key) && !RESERVED_FIELDS.has(key)),
    ruleMessage(documentRules.fieldNotAllowed),
  )
  .transform((value) => cleanTexts(value as JsonValue) as DocumentRecord);

export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('put'), record }),
  z
    .object({ op: z.literal('set'), id: recordId, field: fieldName, value: json.optional() })
    .transform(({ value, ...rest }) => (value === undefined ? rest : { ...rest, value })),
  z.object({ op: z.literal('remove'), id: recordId }),
]);

export const changeSchema = z
  .object({
    id: idSchema<'change'>(),
    baseVersion: z.int().min(0),
    name: z.string().trim().min(1).max(MAX_CHANGE_NAME_LENGTH),
    // A change is not refused for its name: what does not fit is dropped.
    nameWords: storedWordsSchema.optional().catch(undefined),
    gestureId: z.string().min(1).max(48),
    operations: boundedList(operationSchema, { min: 1, max: MAX_OPERATIONS_PER_CHANGE }),
    reverts: z.object({ kind: z.enum(['undo', 'redo']), gestureId: z.string().min(1).max(48) }).optional(),
  })
  .transform(({ reverts, nameWords, ...rest }): Change => ({
    ...rest,
    ...(nameWords === undefined ? {} : { nameWords }),
    ...(reverts === undefined ? {} : { reverts }),
  }));

function isSmall(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').length <= MAX_RECORD_BYTES;
}

/** Texts without the character U+0000 and with whole characters only: jsonb keeps neither. */
function cleanTexts(value: JsonValue): JsonValue {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      entry === undefined ? [] : [[storableText(key), cleanTexts(entry)]],
    ),
  );
}
