import type { WebsiteRole } from './website-roles.ts';

/**
 * What a person may do on a site, by the groups of ROLE-46 to ROLE-53: those whose permissions are not named have read
 * and write (ROLE-54), the others those of ROLE-55 to ROLE-82. Whoever may write also may read (ROLE-83). Who works on
 * a site is decided with `settings.people` (ROLE-94).
 */
export const PERMISSIONS = [
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
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const STORE = PERMISSIONS.filter((permission) => permission.startsWith('commerce.'));
const NEWSLETTERS = PERMISSIONS.filter((permission) => permission.startsWith('newsletter.'));

const BY_ROLE: Readonly<Record<WebsiteRole, readonly Permission[]>> = {
  admin: PERMISSIONS,
  billing: ['settings.billing'],
  reporting: ['activity.read'],
  editor: ['content.read', 'content.write', 'content.publish', 'crm.read', 'marketing.read'],
  moderator: ['comments.moderate'],
  commenter: [],
  'store-manager': [...STORE.filter((permission) => permission !== 'commerce.payments'), 'activity.read'],
  scheduling: ['scheduling.read', 'scheduling.write', 'scheduling.settings'],
  viewer: [],
  'campaigns-editor': NEWSLETTERS.filter((permission) => permission !== 'newsletter.settings.write'),
  'scheduling-viewer': ['scheduling.read'],
  'scheduling-editor': ['scheduling.read', 'scheduling.write'],
};

/** Everything that roles allow together: several roles add up (ROLE-23). */
export function permissionsOf(roles: readonly WebsiteRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => BY_ROLE[role]));
}

/** The roles that allow it. */
export function rolesWith(permission: Permission): readonly WebsiteRole[] {
  return (Object.keys(BY_ROLE) as WebsiteRole[]).filter((role) => BY_ROLE[role].includes(permission));
}
