import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import type {
  DocumentKind,
  DocumentRecord,
  DocumentRecords,
  RecordType,
  SINGLETON_RECORD_TYPES,
} from './record.ts';

const NEW: Readonly<Record<DocumentKind, string>> = {
  site: 'New site',
  page: 'New page',
  collection: 'New collection',
  item: 'New item',
};
const NOUNS: Readonly<Record<'block' | 'section' | 'nav-link', readonly [one: string, many: string]>> = {
  section: ['section', 'sections'],
  block: ['block', 'blocks'],
  'nav-link': ['navigation link', 'navigation links'],
};
/** Fields by which a record is only placed, not changed. */
const PLACE_FIELDS: ReadonlySet<string> = new Set([
  'order',
  'sectionId',
  'folderId',
  'navigation',
  'desktop',
  'mobile',
]);
const STATE_LABELS: Readonly<Record<string, string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  draft: 'Draft',
  private: 'Private',
  deleted: 'Deleted',
};

/**
 * What differs between two states of a document, in words for its owner: '2 blocks added', 'Title changed from “A” to “B”'.
 * Empty where nothing does.
 * @param before null where the document was not live
 */
export function describeDifference(
  kind: DocumentKind,
  before: DocumentRecords | null,
  after: DocumentRecords,
): readonly string[] {
  if (before === null) return [NEW[kind]];
  return [
    ...describeSettings(before['settings'], after['settings']),
    ...(['section', 'block', 'nav-link'] as const).flatMap((type) => describeRecords(type, before, after)),
    ...describeSingleton('design', 'Design changed', before, after),
    ...describeSingleton('header', 'Header changed', before, after),
    ...describeSingleton('footer', 'Footer changed', before, after),
    ...describeSingleton('popup-overlay', 'Promotional pop-up changed', before, after),
    ...describeSingleton('announcement-bar', 'Announcement bar changed', before, after),
    ...describeSingleton('mobile-info-bar', 'Mobile info bar changed', before, after),
    ...describeSingleton('mobile-info-bar-pages', 'Pages of the mobile info bar changed', before, after),
    ...describeSingleton('business-details', 'Business details changed', before, after),
    ...describeSingleton('cookie-banner', 'Cookie banner changed', before, after),
  ];
}

function describeSettings(
  before: DocumentRecord | undefined,
  after: DocumentRecord | undefined,
): readonly string[] {
  if (jsonEqual(before, after)) return [];
  const words: string[] = [];
  const named = new Set(['id', 'type', 'title', 'urlName', 'workflowState']);
  if (!jsonEqual(before?.['title'], after?.['title'])) {
    words.push(`Title changed from “${textOf(before?.['title'])}” to “${textOf(after?.['title'])}”`);
  }
  if (!jsonEqual(before?.['urlName'], after?.['urlName'])) {
    words.push(`Address changed from /${textOf(before?.['urlName'])} to /${textOf(after?.['urlName'])}`);
  }
  if (!jsonEqual(before?.['workflowState'], after?.['workflowState'])) {
    const state = textOf(after?.['workflowState']);
    words.push(`Status changed to ${STATE_LABELS[state] ?? state}`);
  }
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const others = [...fields].filter(
    (field) => !named.has(field) && !jsonEqual(before?.[field], after?.[field]),
  );
  if (others.length > 0) words.push('Settings changed');
  return words;
}

function describeRecords(
  type: keyof typeof NOUNS,
  before: DocumentRecords,
  after: DocumentRecords,
): readonly string[] {
  let added = 0;
  let changed = 0;
  let moved = 0;
  for (const record of recordsOf(type, after)) {
    const old = before[record.id];
    if (old === undefined) added += 1;
    else if (differ(old, record, false)) changed += 1;
    else if (differ(old, record, true)) moved += 1;
  }
  const removed = recordsOf(type, before).filter((record) => after[record.id] === undefined).length;
  return [
    [added, 'added'],
    [removed, 'removed'],
    [changed, 'changed'],
    [moved, 'moved'],
  ]
    .filter((entry): entry is [number, string] => entry[0] !== 0)
    .map(([count, verb]) => `${count} ${NOUNS[type][count === 1 ? 0 : 1]} ${verb}`);
}

function differ(a: DocumentRecord, b: DocumentRecord, inPlace: boolean): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].some((field) => PLACE_FIELDS.has(field) === inPlace && !jsonEqual(a[field], b[field]));
}

function describeSingleton(
  id: (typeof SINGLETON_RECORD_TYPES)[number],
  words: string,
  before: DocumentRecords,
  after: DocumentRecords,
): readonly string[] {
  return jsonEqual(before[id], after[id]) ? [] : [words];
}

function recordsOf(type: RecordType, records: DocumentRecords): readonly DocumentRecord[] {
  return Object.values(records).filter((record) => record.type === type);
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
