import type { Permission } from './permissions.ts';

/** The areas of the configuration area, each with the permissions of which one opens it (ROLE-25). */
export const AREA_PERMISSIONS = {
  pages: ['content.read'],
  design: ['content.write'],
  marketing: ['content.write'],
  contacts: ['crm.read', 'newsletter.subscribers.read', 'comments.moderate'],
  commerce: [
    'commerce.orders',
    'commerce.donations',
    'commerce.inventory',
    'commerce.coupons',
    'commerce.discounts',
    'commerce.shipping',
    'commerce.taxes',
    'commerce.payments',
    'commerce.store-settings',
    'commerce.accounting',
    'activity.read',
    'comments.moderate',
  ],
  settings: ['content.read'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type ConfigurationAreaId = keyof typeof AREA_PERMISSIONS;

/** Whether somebody may open an area: one of its permissions is enough. */
export function mayOpenArea(area: ConfigurationAreaId, permissions: Iterable<Permission>): boolean {
  const held = new Set(permissions);
  return AREA_PERMISSIONS[area].some((permission) => held.has(permission));
}

/** Whether there is an area somebody may open. */
export function mayOpenConfiguration(permissions: Iterable<Permission>): boolean {
  const held = new Set(permissions);
  return Object.values(AREA_PERMISSIONS).some((needed) => needed.some((permission) => held.has(permission)));
}
