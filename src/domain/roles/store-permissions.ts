import type { Permission } from './permissions.ts';

/**
 * Who opens the settings of the store: whoever has one of the areas that are set there (ROLE-64, ROLE-65, ROLE-67, ROLE-72).
 * What somebody may change is a matter of each record and field.
 */
export const STORE_PERMISSIONS = [
  'commerce.store-settings',
  'commerce.shipping',
  'commerce.taxes',
  'commerce.payments',
] as const satisfies readonly Permission[];
