import type { AreaId, PlanId } from '../gating/access-rule.ts';
import type { AreaNavigation } from './area-navigation.ts';
import type { Id } from '#lib/id.ts';

/** What a published page is told of the member who looks at it (MEMB-29). */
export type PageMember = {
  readonly memberId: Id<'member'>;
  /** The first and the last name; empty where the member gave none. */
  readonly name: string;
  /** The plans that the member holds now, in the order of the site (MEMB-53). */
  readonly plans: readonly { readonly id: PlanId; readonly name: string }[];
  /** The areas that are open to the member now, in the order of the site (MEMB-36). */
  readonly areas: readonly { readonly id: AreaId; readonly name: string }[];
  /** The navigations of areas that the page has for the member (MEMB-64). */
  readonly navigations: readonly AreaNavigation[];
  /** The pages of the account, in the language of the site. */
  readonly links: readonly { readonly href: string; readonly title: string }[];
};
