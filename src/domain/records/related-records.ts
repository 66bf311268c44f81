import type { DocumentKind, DocumentRecords, RecordId, RecordType } from '#domain/documents/record.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { Reference } from './define-record.ts';
import { findRecordDefinition, groupsIn, RECORD_DEFINITIONS } from './record-definitions.ts';

/** References between records that have to be checked together with a change. */
export interface RelatedRecords {
  /** Records that the changed ones name. */
  readonly named: readonly RecordId[];
  /** Records whose field has this value: they refer to a changed one, or have the same text in a unique field. */
  readonly holding: readonly { readonly field: string; readonly value: string }[];
  /** All records of these types: a changed one makes one thing with them. */
  readonly types: readonly RecordType[];
}

/**
 * What has to do with a change, so that `documentProblems` of both tells what it brings about: null for most changes,
 * which touch no field by which records have to do with each other.
 */
export function relatedRecords(
  kind: DocumentKind,
  before: DocumentRecords,
  after: DocumentRecords,
  ids: Iterable<RecordId>,
): RelatedRecords | null {
  const named = new Set<RecordId>();
  const holding: { field: string; value: string }[] = [];
  const types = new Set<RecordType>();
  for (const id of ids) {
    const [was, is] = [before[id], after[id]];
    for (const record of [was, is]) {
      const group = record === undefined ? undefined : findRecordDefinition(kind, record.type)?.group;
      for (const type of group?.types ?? []) types.add(type);
    }
    if (id === 'settings') {
      for (const { settingsField, types: ofGroup } of groupsIn(kind)) {
        if (settingsField === null || jsonEqual(was?.[settingsField], is?.[settingsField])) continue;
        for (const type of ofGroup) types.add(type);
      }
    }
    if (is !== undefined) {
      const { references = [], unique = [] } = findRecordDefinition(kind, is.type) ?? {};
      for (const { field } of references) {
        const value = is[field];
        if (typeof value === 'string' && value !== was?.[field]) named.add(value);
      }
      for (const { field } of unique) {
        const value = is[field];
        if (typeof value === 'string' && value !== '' && value !== was?.[field])
          holding.push({ field, value });
      }
    }
    if (was === undefined) continue;
    for (const { field, fits } of referencesIn(kind)) {
      if (fits(was, id) && !fits(is, id)) holding.push({ field, value: id });
    }
  }
  if (types.size > 0) named.add('settings');
  return named.size === 0 && holding.length === 0 ? null : { named: [...named], holding, types: [...types] };
}

const REFERENCES = new Map<DocumentKind, readonly Reference[]>();

function referencesIn(kind: DocumentKind): readonly Reference[] {
  let references = REFERENCES.get(kind);
  if (references === undefined) {
    references = RECORD_DEFINITIONS.filter(({ kinds }) => kinds.includes(kind)).flatMap(
      (definition) => definition.references ?? [],
    );
    REFERENCES.set(kind, references);
  }
  return references;
}
