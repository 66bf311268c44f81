import {
  Contact,
  LayoutTemplate,
  Megaphone,
  Palette,
  Settings,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ConfigurationAreaId } from '#domain/roles/area-permissions.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import type { Message } from '#messages/message.ts';

/**
 * An area of the configuration. The navigation and the routes follow from this table, the permissions from
 * AREA_PERMISSIONS.
 */
export interface Area {
  readonly id: ConfigurationAreaId;
  readonly title: Message;
  readonly icon: LucideIcon;
  /** Below `/config/`, without a slash at either end. */
  readonly path: string;
  /** Beside the site (a panel), or instead of it (a whole screen). */
  readonly layout: 'panel' | 'screen';
  /** The screen; its own routes lie below `path`. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** The areas of those ids, in their order. */
export function areasOf(ids: readonly ConfigurationAreaId[]): readonly Area[] {
  return AREAS.filter(({ id }) => ids.includes(id));
}

/** The area of an address below `/config`. */
export function areaAt(areas: readonly Area[], pathname: string): Area | undefined {
  return areas.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`));
}

/** Only areas that exist are listed. */
export const AREAS: readonly Area[] = [
  {
    id: 'pages',
    title: configArea.pages,
    icon: LayoutTemplate,
    path: 'pages',
    layout: 'panel',
    load: async () => ({ Component: (await import('../areas/pages-area.tsx')).PagesArea }),
  },
  {
    id: 'design',
    title: configArea.design,
    icon: Palette,
    path: 'design',
    layout: 'panel',
    load: async () => ({ Component: (await import('../areas/design-area.tsx')).DesignArea }),
  },
  {
    id: 'marketing',
    title: configArea.marketing,
    icon: Megaphone,
    path: 'marketing',
    layout: 'panel',
    load: async () => ({ Component: (await import('../areas/marketing-area.tsx')).MarketingArea }),
  },
  {
    id: 'contacts',
    title: configArea.contacts,
    icon: Contact,
    path: 'contacts',
    layout: 'screen',
    load: async () => ({ Component: (await import('../areas/contacts-area.tsx')).ContactsArea }),
  },
  {
    id: 'commerce',
    title: configArea.selling,
    icon: ShoppingBag,
    path: 'commerce',
    layout: 'screen',
    load: async () => ({ Component: (await import('../areas/commerce-area.tsx')).CommerceArea }),
  },
  {
    id: 'settings',
    title: configArea.settings,
    icon: Settings,
    path: 'settings',
    layout: 'screen',
    load: async () => ({ Component: (await import('../areas/settings-area.tsx')).SettingsArea }),
  },
];
