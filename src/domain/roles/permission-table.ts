interface PermissionGroup {
  readonly name: string;
  /** Never used again for another one (ROLE-45). */
  readonly code: number;
}

/** The groups of permissions of a site (ROLE-46 to ROLE-53), in the order in which their codes were given. */
export const PERMISSION_GROUPS = [
  { name: 'content-manager', code: 1 },
  { name: 'settings', code: 2 },
  { name: 'activity', code: 3 },
  { name: 'commerce', code: 4 },
  { name: 'newsletter', code: 5 },
  { name: 'crm', code: 6 },
  { name: 'marketing', code: 7 },
  { name: 'scheduling', code: 8 },
] as const satisfies readonly PermissionGroup[];

interface PermissionRow {
  /** What is stored and asked for. */
  readonly name: string;
  /** A number of its own, among the groups, too (ROLE-44). Codes are for whoever reads them outside; nothing is stored by them. */
  readonly code: number;
  /** `staff`: of the provider's people, in no group of a site. */
  readonly group: (typeof PERMISSION_GROUPS)[number]['name'] | 'staff';
  /** What whoever holds it may do besides. */
  readonly implies: readonly string[];
}

/**
 * Every permission there is, by group. The codes follow the order of the requirements: settings 9–15, commerce 16–26,
 * newsletter 27–34, staff 35–42, admin-level access 43; from 44 on those that the requirements leave to the product. A
 * permission that is added takes the next free one; that of one which is gone is not given again (ROLE-45).
 */
export const PERMISSION_TABLE = [
  { name: 'content.read', code: 44, group: 'content-manager', implies: [] },
  { name: 'content.write', code: 45, group: 'content-manager', implies: ['content.read'] },
  { name: 'content.publish', code: 46, group: 'content-manager', implies: ['content.read'] },
  { name: 'comments.moderate', code: 57, group: 'content-manager', implies: [] },
  { name: 'activity.read', code: 47, group: 'activity', implies: [] },
  { name: 'activity.write', code: 48, group: 'activity', implies: ['activity.read'] },
  { name: 'crm.read', code: 49, group: 'crm', implies: [] },
  { name: 'crm.write', code: 50, group: 'crm', implies: ['crm.read'] },
  { name: 'marketing.read', code: 51, group: 'marketing', implies: [] },
  { name: 'marketing.write', code: 52, group: 'marketing', implies: ['marketing.read'] },
  { name: 'settings.general', code: 9, group: 'settings', implies: [] },
  { name: 'settings.locale', code: 10, group: 'settings', implies: [] },
  { name: 'settings.domain', code: 11, group: 'settings', implies: [] },
  { name: 'settings.billing', code: 12, group: 'settings', implies: [] },
  { name: 'settings.developer', code: 13, group: 'settings', implies: [] },
  { name: 'settings.sessions', code: 14, group: 'settings', implies: [] },
  { name: 'settings.remove-website', code: 15, group: 'settings', implies: [] },
  { name: 'settings.people', code: 56, group: 'settings', implies: [] },
  { name: 'commerce.orders', code: 16, group: 'commerce', implies: [] },
  { name: 'commerce.store-settings', code: 17, group: 'commerce', implies: [] },
  { name: 'commerce.shipping', code: 18, group: 'commerce', implies: [] },
  { name: 'commerce.coupons', code: 19, group: 'commerce', implies: [] },
  { name: 'commerce.taxes', code: 20, group: 'commerce', implies: [] },
  { name: 'commerce.inventory', code: 21, group: 'commerce', implies: [] },
  { name: 'commerce.donations', code: 22, group: 'commerce', implies: [] },
  { name: 'commerce.accounting', code: 23, group: 'commerce', implies: [] },
  { name: 'commerce.discounts', code: 24, group: 'commerce', implies: [] },
  { name: 'commerce.payments', code: 25, group: 'commerce', implies: [] },
  { name: 'commerce.pos', code: 26, group: 'commerce', implies: [] },
  { name: 'newsletter.subscribers.read', code: 27, group: 'newsletter', implies: [] },
  {
    name: 'newsletter.subscribers.write',
    code: 28,
    group: 'newsletter',
    implies: ['newsletter.subscribers.read'],
  },
  { name: 'newsletter.groups.read', code: 29, group: 'newsletter', implies: [] },
  { name: 'newsletter.groups.write', code: 30, group: 'newsletter', implies: ['newsletter.groups.read'] },
  { name: 'newsletter.messages.read', code: 31, group: 'newsletter', implies: [] },
  { name: 'newsletter.messages.write', code: 32, group: 'newsletter', implies: ['newsletter.messages.read'] },
  { name: 'newsletter.settings.read', code: 33, group: 'newsletter', implies: [] },
  { name: 'newsletter.settings.write', code: 34, group: 'newsletter', implies: ['newsletter.settings.read'] },
  { name: 'scheduling.read', code: 53, group: 'scheduling', implies: [] },
  { name: 'scheduling.write', code: 54, group: 'scheduling', implies: ['scheduling.read'] },
  { name: 'scheduling.settings', code: 55, group: 'scheduling', implies: ['scheduling.read'] },
  { name: 'staff.billing', code: 35, group: 'staff', implies: [] },
  { name: 'staff.refunds', code: 36, group: 'staff', implies: [] },
  { name: 'staff.login-as', code: 37, group: 'staff', implies: [] },
  { name: 'staff.suspend', code: 38, group: 'staff', implies: [] },
  { name: 'staff.remove-site', code: 39, group: 'staff', implies: [] },
  { name: 'staff.fraud-detection', code: 40, group: 'staff', implies: [] },
  { name: 'staff.domain-writes', code: 41, group: 'staff', implies: [] },
  { name: 'staff.trial-extension', code: 42, group: 'staff', implies: [] },
  { name: 'staff.admin-access', code: 43, group: 'staff', implies: [] },
] as const satisfies readonly PermissionRow[];
