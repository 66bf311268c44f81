import type { AreaNavigationPlace } from '../gating/area-navigation-place.ts';

/** The type of this navigation, as pages name it (CONT-231). */
export const AREA_NAVIGATION_TYPE = 'member-area';

/** The navigation of a member area: its pages in the owner's order, for people with access to it (MEMB-64). */
export type AreaNavigation = {
  /** Of the area. */
  readonly name: string;
  readonly links: readonly {
    readonly title: string;
    /** An encoded path of the site. */
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
};

/** Whether the navigation of an area stands on a page that lies in it, or on one that does not (MEMB-64). */
export function standsOn(place: AreaNavigationPlace, liesInArea: boolean): boolean {
  return place === 'site' || (place === 'area' && liesInArea);
}
