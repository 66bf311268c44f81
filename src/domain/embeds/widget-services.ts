import { fill } from '#messages/message.ts';
import { services } from '#messages/en/services.ts';
import type { WidgetService } from './widget-service.ts';

const NAME = /^[\w.-]{1,60}$/;

/** The services whose scripts may be loaded, with their hosts (BLK-67, BLK-68, BLK-71, BLK-81). */
export const WIDGET_SERVICES: readonly WidgetService[] = [
  {
    id: 'x',
    name: 'X',
    kind: 'follow',
    account: NAME,
    href: (account) => `https://x.com/${account}`,
    script: () => 'https://platform.twitter.com/widgets.js',
    linkAttributes: { class: 'twitter-follow-button', 'data-show-count': 'false', 'data-dnt': 'true' },
    linkText: (account) => fill(services.followAt, { account, service: 'X' }),
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    kind: 'follow',
    account: NAME,
    href: (account) => `https://www.pinterest.com/${account}/`,
    script: () => 'https://assets.pinterest.com/js/pinit.js',
    linkAttributes: { 'data-pin-do': 'buttonFollow' },
    linkText: (account) => fill(services.follow, { account, service: 'Pinterest' }),
  },
  {
    id: 'github',
    name: 'GitHub',
    kind: 'follow',
    account: NAME,
    href: (account) => `https://github.com/${account}`,
    script: () => 'https://buttons.github.io/buttons.js',
    linkAttributes: { class: 'github-button' },
    linkText: (account) => fill(services.followAt, { account, service: 'GitHub' }),
  },
  {
    id: 'tock',
    name: 'Tock',
    kind: 'reservation',
    account: NAME,
    href: (account) => `https://www.exploretock.com/${account}`,
    script: () => 'https://www.exploretock.com/tock.js',
    linkAttributes: {},
    linkText: () => fill(services.reserve, { service: 'Tock' }),
  },
  {
    id: 'opentable',
    name: 'OpenTable',
    kind: 'table-booking',
    account: /^\d{1,12}$/,
    href: (account) => `https://www.opentable.com/restref/client/?rid=${account}`,
    script: (account) =>
      `https://www.opentable.com/widget/reservation/loader?rid=${account}&type=standard&theme=standard&iframe=true&domain=com&lang=en-US&newtab=false`,
    linkAttributes: {},
    linkText: () => fill(services.bookTable, { service: 'OpenTable' }),
  },
];

/** A service by its id, with an account that can be one there; null otherwise. */
export function findWidgetService(id: string, account: string): WidgetService | null {
  const service = WIDGET_SERVICES.find((each) => each.id === id);
  return service?.account.test(account) === true ? service : null;
}
