import { expect, it } from 'vitest';
import { PERMISSION_GROUPS, PERMISSION_TABLE } from './permission-table.ts';
import { PERMISSIONS, permissionsOf, rolesWith, type Permission } from './permissions.ts';
import { WEBSITE_ROLES, type WebsiteRole } from './website-roles.ts';

/** Each role and all that it may do, written out: a permission that is given away unnoticed fails here. */
const MAY: Readonly<Record<WebsiteRole, readonly Permission[]>> = {
  admin: [
    'content.read',
    'content.write',
    'content.publish',
    'comments.moderate',
    'activity.read',
    'activity.write',
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
    'settings.remove-website',
    'settings.people',
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
    'activity.read',
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

it('admins have every permission of a site there is [ROLE-11] [ROLE-54] [ROLE-94]', () => {
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

it('whoever is reviewed writes and does not publish, unless they are admin [ROLE-14] [ROLE-23]', () => {
  const lost = (roles: readonly WebsiteRole[]) => {
    const left = permissionsOf(roles, true);
    return [...permissionsOf(roles)].filter((permission) => !left.has(permission));
  };
  expect(lost(['editor'])).toEqual(['content.publish']);
  expect(lost(['editor', 'store-manager'])).toEqual(['content.publish']);
  expect(lost(['admin', 'editor'])).toEqual([]);
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

/** Groups and permissions with the numbers that they keep: one that is changed or given twice fails here. */
const CODES: Readonly<Record<number, string>> = {
  1: 'content-manager',
  2: 'settings',
  3: 'activity',
  4: 'commerce',
  5: 'newsletter',
  6: 'crm',
  7: 'marketing',
  8: 'scheduling',
  9: 'settings.general',
  10: 'settings.locale',
  11: 'settings.domain',
  12: 'settings.billing',
  13: 'settings.developer',
  14: 'settings.sessions',
  15: 'settings.remove-website',
  16: 'commerce.orders',
  17: 'commerce.store-settings',
  18: 'commerce.shipping',
  19: 'commerce.coupons',
  20: 'commerce.taxes',
  21: 'commerce.inventory',
  22: 'commerce.donations',
  23: 'commerce.accounting',
  24: 'commerce.discounts',
  25: 'commerce.payments',
  26: 'commerce.pos',
  27: 'newsletter.subscribers.read',
  28: 'newsletter.subscribers.write',
  29: 'newsletter.groups.read',
  30: 'newsletter.groups.write',
  31: 'newsletter.messages.read',
  32: 'newsletter.messages.write',
  33: 'newsletter.settings.read',
  34: 'newsletter.settings.write',
  35: 'staff.billing',
  36: 'staff.refunds',
  37: 'staff.login-as',
  38: 'staff.suspend',
  39: 'staff.remove-site',
  40: 'staff.fraud-detection',
  41: 'staff.domain-writes',
  42: 'staff.trial-extension',
  43: 'staff.admin-access',
  44: 'content.read',
  45: 'content.write',
  46: 'content.publish',
  47: 'activity.read',
  48: 'activity.write',
  49: 'crm.read',
  50: 'crm.write',
  51: 'marketing.read',
  52: 'marketing.write',
  53: 'scheduling.read',
  54: 'scheduling.write',
  55: 'scheduling.settings',
  56: 'settings.people',
  57: 'comments.moderate',
};

it('each group and each permission has a code of its own, which it keeps [ROLE-44] [ROLE-45] [ROLE-46..53] [ROLE-55..61] [ROLE-84..92]', () => {
  const rows = [...PERMISSION_GROUPS, ...PERMISSION_TABLE];
  expect(Object.fromEntries(rows.map(({ name, code }) => [code, name]))).toEqual(CODES);
  expect(rows).toHaveLength(Object.keys(CODES).length);
});

it('no role of a site gives a permission of the staff [ROLE-05]', () => {
  const staff: readonly string[] = PERMISSION_TABLE.filter(({ group }) => group === 'staff').map(
    ({ name }) => name,
  );
  expect(staff).toHaveLength(9);
  expect([...permissionsOf(WEBSITE_ROLES)].filter((permission) => staff.includes(permission))).toEqual([]);
});

it('each permission to write brings the one to read along [ROLE-54] [ROLE-83]', () => {
  const rows: readonly { readonly name: string; readonly implies: readonly string[] }[] = PERMISSION_TABLE;
  const writing = rows.filter(({ name }) => name.endsWith('.write'));
  expect(writing).toHaveLength(9);
  expect(writing.filter(({ name, implies }) => !implies.includes(name.replace(/write$/, 'read')))).toEqual(
    [],
  );
});
