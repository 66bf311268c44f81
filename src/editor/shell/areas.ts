import { Contact, LayoutTemplate, Megaphone, Palette, Settings, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#domain/roles/permissions.ts';

/** A place of the configuration area. The navigation, the routes and the rights all follow from this table. */
export interface Area {
  readonly id: 'pages' | 'design' | 'marketing' | 'analytics' | 'settings' | 'contacts';
  readonly title: string;
  readonly icon: LucideIcon;
  /** Below `/config/`, without a slash at either end. */
  readonly path: string;
  readonly permission: Permission;
  /** Beside the site (a panel), or in its place (a whole screen). */
  readonly layout: 'panel' | 'screen';
  /** The screen; its own routes lie below `path`. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** Only what works stands here. */
export const AREAS: readonly Area[] = [
  {
    id: 'pages',
    title: 'Pages',
    icon: LayoutTemplate,
    path: 'pages',
    permission: 'content.read',
    layout: 'panel',
    load: async () => ({ Component: (await import('../areas/pages-area.tsx')).PagesArea }),
  },
  {
    id: 'design',
    title: 'Design',
    icon: Palette,
    path: 'design',
    permission: 'content.write',
    layout: 'panel',
    load: async () => ({ Component: (await import('../areas/design-area.tsx')).DesignArea }),
  },
  {
    id: 'marketing',
    title: 'Marketing',
    icon: Megaphone,
    path: 'marketing',
    permission: 'content.write',
    layout: 'panel',
    load: async () => ({ Component: (await import('../areas/marketing-area.tsx')).MarketingArea }),
  },
  {
    id: 'contacts',
    title: 'Contacts',
    icon: Contact,
    path: 'contacts',
    permission: 'crm.read',
    layout: 'screen',
    load: async () => ({ Component: (await import('../areas/contacts-area.tsx')).ContactsArea }),
  },
  {
    id: 'settings',
    title: 'Settings',
    icon: Settings,
    path: 'settings',
    permission: 'content.read',
    layout: 'screen',
    load: async () => ({ Component: (await import('../areas/settings-area.tsx')).SettingsArea }),
  },
];
