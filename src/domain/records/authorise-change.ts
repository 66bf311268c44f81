import type { z } from 'zod';
import { fieldSets } from '#domain/documents/field-sets.ts';
import type { DocumentKind, DocumentRecord, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { RecordDefinition, Rule } from './define-record.ts';
import { findRecordDefinition } from './record-definitions.ts';

/** The effect of a change on a document. */
export interface ChangeEffect {
  readonly kind: DocumentKind;
  readonly before: DocumentRecords;
  readonly after: DocumentRecords;
  /** The ids of records that may differ. */
  readonly ids: Iterable<RecordId>;
}

/**
 * Whether people with these permissions may bring a document from `before` to `after`: permission × document kind ×
 * record type × field, whichever operations led there (ROLE-25). Code has a rule of its own, `changedCode`.
 * @returns the permissions of which one is missing, empty for a record that nobody may put there; null where all is allowed
 */
export function missingPermission(
  { kind, before, after, ids }: ChangeEffect,
  permissions: ReadonlySet<Permission>,
): readonly Permission[] | null {
  for (const id of ids) {
    const rules = rulesOf(kind, before[id], after[id]);
    if (rules === null) return [];
    for (const rule of rules) {
      if (!rule.some((permission) => permissions.has(permission))) return rule;
    }
  }
  return null;
}

/** Null where the kind of document cannot hold such a record. */
function rulesOf(
  kind: DocumentKind,
  before: DocumentRecord | undefined,
  after: DocumentRecord | undefined,
): readonly Rule[] | null {
  if (before !== undefined && after !== undefined && before.type !== after.type) {
    const [gone, come] = [rulesOf(kind, before, undefined), rulesOf(kind, undefined, after)];
    return gone === null || come === null ? null : [...gone, ...come];
  }
  const record = after ?? before;
  if (record === undefined) return [];
  const definition = findRecordDefinition(kind, record.type);
  if (definition === null) return null;
  if (after === undefined) return [definition.permissions.record];
  if (before === undefined) return [definition.permissions.record, ...rulesOfNew(definition, after)];
  return fieldSets(before, after).map(({ field }) => ruleOfField(definition, field, after));
}

/** For a new record: every field whose value differs from its default. */
function rulesOfNew(definition: RecordDefinition, after: DocumentRecord): readonly Rule[] {
  return fieldSets(defaultsOf(definition, after), after)
    .filter(({ value }) => value !== undefined)
    .map(({ field }) => ruleOfField(definition, field, after));
}

function ruleOfField({ permissions }: RecordDefinition, field: string, after: DocumentRecord): Rule {
  const [name = field] = field.split('.');
  const { fields = {} } = permissions;
  const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rule === undefined) return permissions.record;
  return typeof rule === 'function' ? rule(after) : rule;
}

const DEFAULTS = new WeakMap<z.ZodType, DocumentRecord | null>();

/** The record with defaults only; without any field where some are required. */
function defaultsOf({ schema, type }: RecordDefinition, { id }: DocumentRecord): DocumentRecord {
  let defaults = DEFAULTS.get(schema);
  if (defaults === undefined) {
    const parsed = schema.safeParse({ id, type });
    defaults = parsed.success ? (parsed.data as DocumentRecord) : null;
    DEFAULTS.set(schema, defaults);
  }
  return defaults ?? { id, type };
}
