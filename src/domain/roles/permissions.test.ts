import { expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf, rolesWith, type Permission } from './permissions.ts';
import { WEBSITE_ROLES, type WebsiteRole } from './website-roles.ts';

/** Each role and all that it may do, written out: a permission that is given away unnoticed fails here. */
const MAY: Readonly<Record<WebsiteRole, readonly Permission[]>> = {
  admin: [
    'content.read',
    'content.write',
    'content.publish',
    'activity.read',
    'crm.read',
    'crm.write',
    'marketing.read',
    'marketing.write',
    'settings.general',
    'settings.locale',
    'settings.domain',
    'settings.billing',
    'settings.developer',
    'settings.sessions',
    'settings.people',
    'settings.remove-website',
    'comments.moderate',
    'commerce.orders',
    'commerce.store-settings',
    'commerce.shipping',
    'commerce.coupons',
    'commerce.taxes',
    'commerce.inventory',
    'commerce.donations',
    'commerce.accounting',
    'commerce.discounts',
    'commerce.payments',
    'commerce.pos',
    'newsletter.subscribers.read',
    'newsletter.subscribers.write',
    'newsletter.groups.read',
    'newsletter.groups.write',
    'newsletter.messages.read',
    'newsletter.messages.write',
    'newsletter.settings.read',
    'newsletter.settings.write',
    'scheduling.read',
    'scheduling.write',
    'scheduling.settings',
  ],
  billing: ['settings.billing'],
  reporting: ['activity.read'],
  editor: ['content.read', 'content.write', 'content.publish', 'crm.read', 'marketing.read'],
  moderator: ['comments.moderate'],
  commenter: [],
  'store-manager': [
    'commerce.orders',
    'commerce.store-settings',
    'commerce.shipping',
    'commerce.coupons',
    'commerce.taxes',
    'commerce.inventory',
    'commerce.donations',
    'commerce.accounting',
    'commerce.discounts',
    'commerce.pos',
    'activity.read',
  ],
  scheduling: ['scheduling.read', 'scheduling.write', 'scheduling.settings'],
  viewer: [],
  'campaigns-editor': [
    'newsletter.subscribers.read',
    'newsletter.subscribers.write',
    'newsletter.groups.read',
    'newsletter.groups.write',
    'newsletter.messages.read',
    'newsletter.messages.write',
    'newsletter.settings.read',
  ],
  'scheduling-viewer': ['scheduling.read'],
  'scheduling-editor': ['scheduling.read', 'scheduling.write'],
};

it('there are twelve roles [ROLE-11] [ROLE-12] [ROLE-13] [ROLE-14] [ROLE-15] [ROLE-16] [ROLE-17] [ROLE-18] [ROLE-19] [ROLE-20] [ROLE-21] [ROLE-22]', () => {
  expect(WEBSITE_ROLES).toEqual(Object.keys(MAY));
  expect(WEBSITE_ROLES).toHaveLength(12);
});

it('admins have every permission there is [ROLE-11] [ROLE-54]', () => {
  expect(PERMISSIONS).toEqual(MAY.admin);
});

it.each(WEBSITE_ROLES)('the role %s allows what its row says and nothing else [ROLE-23]', (role) => {
  expect([...permissionsOf([role])]).toEqual(MAY[role]);
});

it('several roles add up, and no role allows nothing [ROLE-23]', () => {
  expect([...permissionsOf(['billing', 'moderator', 'viewer'])]).toEqual([
    'settings.billing',
    'comments.moderate',
  ]);
  expect([...permissionsOf(['viewer', 'reporting'])]).toEqual(['activity.read']);
  expect([...permissionsOf([])]).toEqual([]);
});

it.each(WEBSITE_ROLES)('whoever may write also may read: the role %s [ROLE-54] [ROLE-83]', (role) => {
  const held = permissionsOf([role]);
  const unreadable = [...held].filter(
    (permission) =>
      permission.endsWith('.write') && !held.has(permission.replace(/write$/, 'read') as Permission),
  );
  expect(unreadable).toEqual([]);
});

it('each part of the shop and of newsletters has a permission of its own [ROLE-49] [ROLE-50] [ROLE-63..73] [ROLE-75..82]', () => {
  const inGroup = (group: string) => PERMISSIONS.filter((permission) => permission.startsWith(`${group}.`));
  expect(inGroup('commerce')).toHaveLength(11);
  expect(inGroup('newsletter')).toHaveLength(8);
  expect(rolesWith('commerce.payments')).toEqual(['admin']);
  expect(rolesWith('commerce.orders')).toEqual(['admin', 'store-manager']);
  expect(rolesWith('newsletter.settings.read')).toEqual(['admin', 'campaigns-editor']);
  expect(rolesWith('newsletter.settings.write')).toEqual(['admin']);
});

it('the roles that allow something are found from it [ROLE-23]', () => {
  expect(rolesWith('content.write')).toEqual(['admin', 'editor']);
  expect(rolesWith('activity.read')).toEqual(['admin', 'reporting', 'store-manager']);
  expect(rolesWith('scheduling.read')).toEqual([
    'admin',
    'scheduling',
    'scheduling-viewer',
    'scheduling-editor',
  ]);
  expect(rolesWith('settings.remove-website')).toEqual(['admin']);
});
