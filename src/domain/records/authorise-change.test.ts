import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { RECORD_TYPES, type DocumentKind, type DocumentRecord } from '#domain/documents/record.ts';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';
import { missingPermission } from './authorise-change.ts';
import { CHANGE_ROLES } from './testing/change-roles.data.ts';
import type { RecordDefinition } from './define-record.ts';
import { findRecordDefinition, RECORD_DEFINITIONS } from './record-definitions.ts';

const rows = RECORD_DEFINITIONS.flatMap((definition) =>
  definition.kinds.map((kind) => [`${kind} ${definition.type}`, kind, definition] as const),
);
const fieldsOf = ({ schema }: RecordDefinition): readonly string[] =>
  [...new Set(fieldsOfSchema(schema))].filter((field) => field !== 'id' && field !== 'type');

/** Of a union those of all its options. */
function fieldsOfSchema(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOfSchema);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function mayDo(
  kind: DocumentKind,
  role: WebsiteRole,
  record: DocumentRecord | null,
  operations: readonly Operation[],
): boolean {
  const before = record === null ? {} : { [record.id]: record };
  const after = applyOperations(before, operations).records;
  return missingPermission({ kind, before, after, ids: ['r'] }, permissionsOf([role])) === null;
}

/** Values that are no field's default, and from which none goes live. */
const [OLD, NEW]: readonly [JsonValue, JsonValue] = ['an old value', { entry: 'a new value' }];

describe('who may change what', () => {
  it('every type of record has a definition, and every definition and field a row', () => {
    expect(RECORD_TYPES.filter((type) => !RECORD_DEFINITIONS.some((each) => each.type === type))).toEqual([]);
    expect(Object.keys(CHANGE_ROLES).toSorted()).toEqual(rows.map(([row]) => row).toSorted());
    for (const [row, , definition] of rows) {
      expect(Object.keys(CHANGE_ROLES[row] ?? {}).toSorted(), row).toEqual(
        ['*', ...fieldsOf(definition)].toSorted(),
      );
    }
  });

  for (const [row, kind, { type }] of rows) {
    const rows = { ...CHANGE_ROLES[row], unheardOf: CHANGE_ROLES[row]?.['*'] ?? '' };
    const whole = CHANGE_ROLES[row]?.['*'] ?? '';
    it.each(WEBSITE_ROLES)(`${row}: %s [ROLE-23, ROLE-25]`, (role) => {
      const bare: DocumentRecord = { id: 'r', type };
      const mayAll = whole.split(' ').includes(role);
      expect(mayDo(kind, role, null, [{ op: 'put', record: bare }]), 'adds').toBe(mayAll);
      expect(mayDo(kind, role, bare, [{ op: 'remove', id: 'r' }]), 'removes').toBe(mayAll);
      for (const [field, who] of Object.entries(rows)) {
        if (field === '*') continue;
        const may = who.split(' ').includes(role);
        const full: DocumentRecord = { ...bare, [field]: OLD };
        const ways: Readonly<Record<string, readonly [DocumentRecord | null, Operation]>> = {
          'sets it': [bare, { op: 'set', id: 'r', field, value: NEW }],
          'sets another value': [full, { op: 'set', id: 'r', field, value: NEW }],
          'sets an entry': [full, { op: 'set', id: 'r', field: `${field}.entry`, value: 1 }],
          'takes it away': [full, { op: 'set', id: 'r', field }],
          'puts it': [bare, { op: 'put', record: full }],
          'puts another value': [full, { op: 'put', record: { ...bare, [field]: NEW } }],
          'leaves it out of a put': [full, { op: 'put', record: bare }],
        };
        for (const [way, [record, operation]] of Object.entries(ways)) {
          expect(mayDo(kind, role, record, [operation]), `${field}: ${way}`).toBe(may);
        }
        const isAdded = mayDo(kind, role, null, [{ op: 'put', record: full }]);
        expect(isAdded, `${field}: adds a record with it`).toBe(may && mayAll);
      }
    });
  }

  it('refuses everybody a record that the kind of document cannot hold', () => {
    for (const kind of ['page', 'collection', 'item'] as const) {
      const record: DocumentRecord = { id: 'r', type: 'cookie-banner' };
      expect(findRecordDefinition(kind, 'cookie-banner')).toBeNull();
      expect(mayDo(kind, 'admin', null, [{ op: 'put', record }])).toBe(false);
      expect(mayDo(kind, 'admin', record, [{ op: 'remove', id: 'r' }])).toBe(false);
    }
  });
});

describe('the effect of a change', () => {
  const settings: DocumentRecord = { id: 'r', type: 'settings', title: 'x', noindex: true };

  it('is what counts, not its steps', () => {
    const steps: readonly Operation[] = [
      { op: 'remove', id: 'r' },
      { op: 'put', record: { id: 'r', type: 'settings' } },
      { op: 'put', record: { ...settings, title: 'y' } },
    ];
    expect(mayDo('site', 'editor', settings, steps)).toBe(true);
    expect(mayDo('site', 'editor', settings, steps.slice(0, 2))).toBe(false);
  });

  it('counts as removing and adding where a record gets another type', () => {
    const banner: DocumentRecord = { id: 'r', type: 'cookie-banner' };
    const link: DocumentRecord = { id: 'r', type: 'nav-link' };
    expect(mayDo('site', 'editor', banner, [{ op: 'put', record: link }])).toBe(false);
    expect(mayDo('site', 'editor', link, [{ op: 'put', record: banner }])).toBe(false);
    expect(mayDo('site', 'admin', link, [{ op: 'put', record: banner }])).toBe(true);
  });

  it.each(WEBSITE_ROLES)('going live takes the permission to publish: %s [CONT-184, CONT-185]', (role) => {
    const item: DocumentRecord = { id: 'r', type: 'settings', workflowState: 'draft' };
    for (const value of ['published', 'scheduled']) {
      const set: Operation = { op: 'set', id: 'r', field: 'workflowState', value };
      expect(mayDo('item', role, item, [set])).toBe(['admin', 'editor'].includes(role));
    }
  });

  it.each(WEBSITE_ROLES)(
    'products go live by store managers, too, and other items do not: %s [ROLE-17]',
    (role) => {
      const draft: DocumentRecord = { id: 'r', type: 'settings', workflowState: 'draft' };
      const product: DocumentRecord = { ...draft, recordType: 'store-item' };
      const live: Operation = { op: 'set', id: 'r', field: 'workflowState', value: 'published' };
      const hide: Operation = { op: 'set', id: 'r', field: 'workflowState', value: 'draft' };
      const turn: Operation = { op: 'set', id: 'r', field: 'recordType', value: 'store-item' };
      const may = ['admin', 'editor', 'store-manager'].includes(role);
      expect(mayDo('item', role, product, [live])).toBe(may);
      expect(mayDo('item', role, { ...product, workflowState: 'published' }, [hide])).toBe(may);
      const post: DocumentRecord = { ...draft, recordType: 'blog-post' };
      expect(mayDo('item', role, post, [live])).toBe(['admin', 'editor'].includes(role));
      expect(mayDo('item', role, post, [turn, live])).toBe(['admin', 'editor'].includes(role));
    },
  );

  it('whoever is reviewed says that an item is ready, and does not bring it before visitors [ROLE-14] [CONT-184]', () => {
    const permissions = permissionsOf(['editor'], true);
    const item: DocumentRecord = { id: 'r', type: 'settings', workflowState: 'draft' };
    const missing = (workflowState: string) =>
      missingPermission(
        { kind: 'item', before: { r: item }, after: { r: { ...item, workflowState } }, ids: ['r'] },
        permissions,
      );
    expect(missing('needs-review')).toBeNull();
    expect(missing('private')).toBeNull();
    expect(missing('published')).toEqual(['content.publish']);
    expect(missing('scheduled')).toEqual(['content.publish']);
  });

  it('adds the permissions of several roles up [ROLE-23]', () => {
    const effect = {
      kind: 'page',
      before: { r: settings },
      after: { r: { ...settings, title: 'y' } },
      ids: ['r'],
    } as const;
    expect(missingPermission(effect, permissionsOf(['viewer', 'editor']))).toBeNull();
    expect(missingPermission(effect, permissionsOf(['viewer', 'reporting']))).toEqual(['content.write']);
    expect(missingPermission(effect, permissionsOf([]))).toEqual(['content.write']);
  });
});
