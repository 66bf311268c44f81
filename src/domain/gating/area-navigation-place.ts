/** Where the navigation of an area stands for people with access to it (MEMB-64). */
export const AREA_NAVIGATION_PLACES = ['none', 'area', 'site'] as const;
export type AreaNavigationPlace = (typeof AREA_NAVIGATION_PLACES)[number];
