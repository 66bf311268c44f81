import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { RECORD_TYPES, type DocumentKind, type DocumentRecord } from '#domain/documents/record.ts';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';
import { missingPermission } from './authorise-change.ts';
import type { RecordDefinition } from './define-record.ts';
import { findRecordDefinition, RECORD_DEFINITIONS } from './record-definitions.ts';

const EDITORS = 'admin editor';
const ADMIN = 'admin';

/**
 * Who may change what: of each kind of document and type of record first who may add and remove it (`*`), then who may
 * change its fields. Written down by hand: a type or a field that is not in here fails.
 */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'site settings': {
    '*': ADMIN,
    title: EDITORS,
    tagline: EDITORS,
    logo: EDITORS,
    favicon: EDITORS,
    homePageId: EDITORS,
    notFoundPageId: EDITORS,
    description: ADMIN,
    socialImage: ADMIN,
    noindex: ADMIN,
    language: ADMIN,
    timeZone: ADMIN,
    useEscapeKeyToLogin: ADMIN,
    pinterestOverlayOptions: ADMIN,
    captchaSiteKey: ADMIN,
    mapsKey: ADMIN,
    usesFormHandler: ADMIN,
    badge: ADMIN,
  },
  'site cookie-banner': allFields(
    ADMIN,
    'isCookieBannerEnabled cookieBannerText cookieBannerCtaText cookieBannerOptOutCtaText cookieBannerCtaVariant cookieBannerPosition cookieBannerTheme cookieBannerVariant cookieBannerAcceptType isRestrictiveCookiePolicyEnabled isRestrictiveCookiePolicyAbsolute isVisitorDataRestricted',
  ),
  'site custom-css': allFields(ADMIN, 'css'),
  'site design': allFields(
    EDITORS,
    'palette paletteGenerator customColors overrides fonts ownFonts spacing buttons images imageLayouts animations',
  ),
  'site header': allFields(EDITORS, 'theme layout isSticky fitsTitle button'),
  'site footer': { '*': EDITORS },
  'site popup-overlay': allFields(
    EDITORS,
    'style enableMobile version showUntilSignup displayFrequency delaySeconds scrollDepth pages pageIds title text image layout theme action buttonText buttonLink formBlockId',
  ),
  'site announcement-bar': allFields(EDITORS, 'isShown text link theme pages pageIds'),
  'site mobile-info-bar': allFields(EDITORS, 'style'),
  'site mobile-info-bar-pages': allFields(EDITORS, 'pages pageIds'),
  'site business-details': allFields(EDITORS, 'phone email address openingHours'),
  'site nav-link': allFields(EDITORS, 'navigation order folderId target title'),
  'page settings': allFields(
    EDITORS,
    'title navigationTitle urlName leavesFormerAddress canonical seoTitle description socialImage noindex enabled',
  ),
  'collection settings': allFields(
    EDITORS,
    'collectionType title navigationTitle urlName leavesFormerAddress canonical seoTitle description socialImage noindex enabled pageSize showExcerpts itemUrlPattern gallery itemOrder',
  ),
  'synced settings': allFields(EDITORS, 'title'),
  'item settings': allFields(
    EDITORS,
    'recordType title urlName leavesFormerAddress canonical workflowState publishAt authorName excerpt featuredImage tags categories seoTitle description socialImage noindex',
  ),
  ...Object.fromEntries(
    ['site', 'page', 'collection', 'item', 'synced'].flatMap((kind) => [
      [
        `${kind} section`,
        allFields(
          EDITORS,
          'order name theme background height width dividerTop dividerBottom verticalAlign anchor hiddenOn syncedId overrides',
        ),
      ],
      [`${kind} injected-code`, allFields(ADMIN, 'head bodyEnd isTracking')],
      [
        `${kind} block`,
        allFields(
          EDITORS,
          'blockType sectionId desktop mobile look hiddenOn verticalAlign groupId layer dataVersion data',
        ),
      ],
    ]),
  ),
};

function allFields(who: string, fields: string): Readonly<Record<string, string>> {
  return Object.fromEntries(`* ${fields}`.split(' ').map((field) => [field, who]));
}

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
    expect(Object.keys(TABLE).toSorted()).toEqual(rows.map(([row]) => row).toSorted());
    for (const [row, , definition] of rows) {
      expect(Object.keys(TABLE[row] ?? {}).toSorted(), row).toEqual(
        ['*', ...fieldsOf(definition)].toSorted(),
      );
    }
  });

  for (const [row, kind, { type }] of rows) {
    const rows = { ...TABLE[row], unheardOf: TABLE[row]?.['*'] ?? '' };
    const whole = TABLE[row]?.['*'] ?? '';
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
      expect(mayDo('item', role, item, [set])).toBe(EDITORS.split(' ').includes(role));
    }
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
