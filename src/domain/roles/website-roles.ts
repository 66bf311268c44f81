/** The twelve roles a person can hold on a site (ROLE-11 to ROLE-22). The owner holds `admin`. */
export const WEBSITE_ROLES = [
  'admin',
  'billing',
  'reporting',
  'editor',
  'moderator',
  'commenter',
  'store-manager',
  'scheduling',
  'viewer',
  'campaigns-editor',
  'scheduling-viewer',
  'scheduling-editor',
] as const;
export type WebsiteRole = (typeof WEBSITE_ROLES)[number];
