import { describe, expect, it } from 'vitest';
import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';
import { missingPermission } from './authorise-operation.ts';
import type { Operation } from './operation.ts';
import type { DocumentKind, DocumentRecord } from './record.ts';

const settings: DocumentRecord = { id: 'settings', type: 'settings', title: 'x' };
const block: DocumentRecord = { id: 'b1', type: 'block', data: {} };
const set = (id: string, field: string, value: string): Operation => ({ op: 'set', id, field, value });

interface Case {
  readonly does: string;
  readonly kind: DocumentKind;
  readonly record: DocumentRecord | undefined;
  readonly operation: Operation;
  /** Everybody else of the twelve roles is refused. */
  readonly allowed: readonly WebsiteRole[];
}

const CONTENT: readonly WebsiteRole[] = ['admin', 'editor'];
const CASES: readonly Case[] = [
  {
    does: 'edits a text',
    kind: 'page',
    record: block,
    operation: set('b1', 'data.text', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'adds a block',
    kind: 'page',
    record: undefined,
    operation: { op: 'put', record: block },
    allowed: CONTENT,
  },
  {
    does: 'removes a block',
    kind: 'item',
    record: block,
    operation: { op: 'remove', id: 'b1' },
    allowed: CONTENT,
  },
  {
    does: 'changes a page address',
    kind: 'page',
    record: settings,
    operation: set('settings', 'urlName', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'changes a search description',
    kind: 'page',
    record: settings,
    operation: set('settings', 'description', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'changes the page size of a collection',
    kind: 'collection',
    record: settings,
    operation: set('settings', 'pageSize', '5'),
    allowed: CONTENT,
  },
  {
    does: 'publishes an item',
    kind: 'item',
    record: settings,
    operation: set('settings', 'workflowState', 'published'),
    allowed: CONTENT,
  },
  {
    does: 'schedules an item',
    kind: 'item',
    record: settings,
    operation: set('settings', 'workflowState', 'scheduled'),
    allowed: CONTENT,
  },
  {
    does: 'asks for a review',
    kind: 'item',
    record: settings,
    operation: set('settings', 'workflowState', 'needs-review'),
    allowed: CONTENT,
  },
  {
    does: 'changes the design',
    kind: 'site',
    record: { id: 'design', type: 'design' },
    operation: set('design', 'palette', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'moves a navigation link',
    kind: 'site',
    record: { id: 'n1', type: 'nav-link' },
    operation: set('n1', 'order', 'V'),
    allowed: CONTENT,
  },
  {
    does: 'edits the header',
    kind: 'site',
    record: { id: 'header', type: 'header' },
    operation: set('header', 'layout', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'edits the footer',
    kind: 'site',
    record: { id: 'footer', type: 'footer' },
    operation: set('footer', 'theme', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'changes the site title',
    kind: 'site',
    record: settings,
    operation: set('settings', 'title', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'chooses the home page',
    kind: 'site',
    record: settings,
    operation: set('settings', 'homePageId', 'x'),
    allowed: CONTENT,
  },
  {
    does: 'hides the site from search',
    kind: 'site',
    record: settings,
    operation: set('settings', 'noindex', 'x'),
    allowed: ['admin'],
  },
  {
    does: 'changes the language',
    kind: 'site',
    record: settings,
    operation: set('settings', 'language', 'de'),
    allowed: ['admin'],
  },
  {
    does: 'changes how Escape works',
    kind: 'site',
    record: settings,
    operation: set('settings', 'useEscapeKeyToLogin', 'x'),
    allowed: ['admin'],
  },
  {
    does: 'sets a field nobody has named',
    kind: 'site',
    record: settings,
    operation: set('settings', 'futureField', 'x'),
    allowed: ['admin'],
  },
  {
    does: 'removes the site settings',
    kind: 'site',
    record: settings,
    operation: { op: 'remove', id: 'settings' },
    allowed: ['admin'],
  },
  {
    does: 'writes a link that runs script',
    kind: 'page',
    record: block,
    operation: {
      op: 'set',
      id: 'b1',
      field: 'data',
      value: { link: { kind: 'url', href: ' JavaScript:alert(1)' } },
    },
    allowed: ['admin'],
  },
];

describe('authorisation of operations', () => {
  for (const { does, kind, record, operation, allowed } of CASES) {
    it.each(WEBSITE_ROLES)(`${does}: %s [ROLE-23, ROLE-25]`, (role) => {
      const missing = missingPermission(operation, { roles: [role], documentKind: kind, record });
      expect(missing === null).toBe(allowed.includes(role));
    });
  }

  it('adds the permissions of several roles up [ROLE-23]', () => {
    const context = { documentKind: 'page', record: block } as const;
    const edit = set('b1', 'order', 'V');
    expect(missingPermission(edit, { ...context, roles: ['viewer', 'editor'] })).toBeNull();
    expect(missingPermission(edit, { ...context, roles: ['viewer', 'reporting'] })).toEqual([
      'content.write',
    ]);
    expect(missingPermission(edit, { ...context, roles: [] })).toEqual(['content.write']);
  });

  it('lets an editor keep a script link that a developer wrote [LINK-30]', () => {
    const record: DocumentRecord = { ...block, data: { link: { kind: 'url', href: 'javascript:go()' } } };
    const operation: Operation = { op: 'put', record: { ...record, order: 'V' } };
    expect(missingPermission(operation, { roles: ['editor'], documentKind: 'page', record })).toBeNull();
  });
});
