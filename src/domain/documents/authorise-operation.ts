import type { JsonValue } from '#lib/json.ts';
import { isJsonObject } from '#lib/json.ts';
import { hasPermission, type Permission } from '#domain/roles/permissions.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Operation } from './operation.ts';
import type { DocumentKind, DocumentRecord, RecordType } from './record.ts';

/** One of `any` allows it. */
interface Rule {
  readonly any: readonly Permission[];
}

const CONTENT: Rule = { any: ['content.write'] };
const SEARCH: Rule = { any: ['content.write', 'marketing.write'] };
const MARKETING: Rule = { any: ['content.write', 'marketing.write'] };
const LIVE: Rule = { any: ['content.publish'] };

/** Fields of the site's settings that are more than content. What is not named follows `settings.general`. */
const SITE_SETTINGS: Readonly<Record<string, Rule>> = {
  title: { any: ['content.write', 'settings.general'] },
  tagline: { any: ['content.write', 'settings.general'] },
  logo: { any: ['content.write', 'settings.general'] },
  favicon: { any: ['content.write', 'settings.general'] },
  homePageId: { any: ['content.write', 'settings.general'] },
  notFoundPageId: { any: ['content.write', 'settings.general'] },
  description: { any: ['marketing.write', 'settings.general'] },
  socialImage: { any: ['marketing.write', 'settings.general'] },
  noindex: { any: ['marketing.write', 'settings.general'] },
  language: { any: ['settings.locale'] },
  timeZone: { any: ['settings.locale'] },
};
const SITE_SETTING: Rule = { any: ['settings.general'] };

/** Fields of pages, collections and items that people who care for search engines may change too. */
const SEARCH_FIELDS: ReadonlySet<string> = new Set(['seoTitle', 'description', 'socialImage', 'noindex']);
/** Records of the site's document that belong to its marketing. */
const MARKETING_RECORDS: ReadonlySet<RecordType> = new Set<RecordType>([
  'popup-overlay',
  'announcement-bar',
  'mobile-info-bar',
  'mobile-info-bar-pages',
  'business-details',
]);
/** Workflow states that put an item before visitors (CONT-184, CONT-185). */
const LIVE_STATES: ReadonlySet<JsonValue> = new Set(['published', 'scheduled']);

export interface OperationContext {
  readonly roles: readonly WebsiteRole[];
  readonly documentKind: DocumentKind;
  /** The record the operation is about, as it is now; undefined where there is none. */
  readonly record: DocumentRecord | undefined;
}

/**
 * Whether a person with these roles may do this: role × document kind × record type × field. Several roles add up
 * (ROLE-23). Links that run script ask for the developer permission (LINK-30).
 * @returns the permissions of which one is missing, or null where the operation is allowed
 */
export function missingPermission(
  operation: Operation,
  { roles, documentKind, record }: OperationContext,
): readonly Permission[] | null {
  for (const rule of rulesOf(operation, documentKind, record)) {
    if (!rule.any.some((permission) => hasPermission(roles, permission))) return rule.any;
  }
  return null;
}

function rulesOf(
  operation: Operation,
  kind: DocumentKind,
  record: DocumentRecord | undefined,
): readonly Rule[] {
  switch (operation.op) {
    case 'put':
      return [
        ...Object.entries(operation.record)
          .filter(([field]) => field !== 'id' && field !== 'type')
          .map(([field, value]) => fieldRule(kind, operation.record.type, field, value)),
        ...scriptRules(operation.record, record),
      ];
    case 'set':
      if (record === undefined) return [CONTENT];
      return [
        fieldRule(kind, record.type, operation.field, operation.value),
        ...scriptRules(operation.value, record),
      ];
    case 'remove':
      return [record?.type === 'settings' && kind === 'site' ? SITE_SETTING : CONTENT];
  }
}

function fieldRule(kind: DocumentKind, type: RecordType, field: string, value: JsonValue | undefined): Rule {
  const [name = field] = field.split('.');
  if (MARKETING_RECORDS.has(type)) return MARKETING;
  if (type === 'cookie-banner') return SITE_SETTING;
  if (type !== 'settings') return CONTENT;
  if (kind === 'site') return SITE_SETTINGS[name] ?? SITE_SETTING;
  if (SEARCH_FIELDS.has(name)) return SEARCH;
  if (kind === 'item' && name === 'workflowState' && value !== undefined && LIVE_STATES.has(value))
    return LIVE;
  return CONTENT;
}

const DEVELOPER: Rule = { any: ['settings.developer'] };

/** A script link that stands in the record already may stay: moving a block is not writing code. */
function scriptRules(value: JsonValue | undefined, record: DocumentRecord | undefined): readonly Rule[] {
  const links = scriptLinks(value);
  if (links.size === 0) return [];
  const present = scriptLinks(record);
  return [...links].every((link) => present.has(link)) ? [] : [DEVELOPER];
}

function scriptLinks(value: JsonValue | undefined, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) scriptLinks(item as JsonValue, found);
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'href' && typeof entry === 'string' && isScriptLink(entry)) found.add(entry);
      else scriptLinks(entry, found);
    }
  }
  return found;
}

/** Browsers ignore white space and control characters in front of and inside the protocol. */
function isScriptLink(href: string): boolean {
  const bare = Array.from(href, (character) =>
    character > ' ' && character !== '\u007f' ? character : '',
  ).join('');
  return bare.toLowerCase().startsWith('javascript:');
}
