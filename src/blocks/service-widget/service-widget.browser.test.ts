import { afterEach, expect, it, vi } from 'vitest';
import { WIDGET_SERVICES } from '#domain/embeds/widget-services.ts';
import { mount as mountFollow } from '../follow-button/behaviour.ts';
import { followButton } from '../follow-button/index.ts';
import { mount as mountOpentable } from '../opentable/behaviour.ts';
import { opentable } from '../opentable/index.ts';
import { mount as mountReservation } from '../reservation/behaviour.ts';
import { reservation } from '../reservation/index.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';

let shown: MountedBlock | undefined;
afterEach(() => {
  shown?.unmount();
  vi.useRealTimers();
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-widget]')];

/** The script of the service is one of the test's own. */
function show(
  kind: 'follow' | 'reservation' | 'table-booking',
  script = 'data:text/javascript,',
  isRestricted = true,
) {
  const options = { pageContext: { cookieSettings: { isRestrictiveCookiePolicyEnabled: isRestricted } } };
  switch (kind) {
    case 'follow':
      shown = mountBlock(
        followButton,
        { ...followButton.defaults(), account: 'github' },
        mountFollow,
        options,
      );
      break;
    case 'reservation':
      shown = mountBlock(
        reservation,
        { ...reservation.defaults(), account: 'portico-kitchen' },
        mountReservation,
        options,
      );
      break;
    case 'table-booking':
      shown = mountBlock(opentable, { ...opentable.defaults(), account: '1' }, mountOpentable, options);
  }
  const link = shown.root.querySelector('a');
  if (link === null) throw new Error('no link');
  const address = link.dataset['widgetScript'];
  link.dataset['widgetScript'] = script;
  return { ...shown, link, address };
}

it.each([
  ['follow', 'https://platform.twitter.com/widgets.js', 'BLK-81] [DATA-63'],
  ['reservation', 'https://www.exploretock.com/tock.js', 'BLK-67] [DATA-64'],
  [
    'table-booking',
    'https://www.opentable.com/widget/reservation/loader?rid=1&type=standard&theme=standard&iframe=true&domain=com&lang=en-US&newtab=false',
    'BLK-68] [DATA-65',
  ],
] as const)(
  'loads the script of a %s block, %s, with consent where the policy is on [%s] [BLK-71]',
  (kind, address, _ids) => {
    const { giveConsent, address: found } = show(kind);
    expect(found).toBe(address);
    expect(scripts()).toEqual([]);
    giveConsent();
    expect(scripts().map((script) => script.src)).toEqual(['data:text/javascript,']);
  },
);

it.each(WIDGET_SERVICES.map((service) => [service.name, service] as const))(
  'has a plain link to %s from the start [BLK-71] [BLK-83]',
  (_, service) => {
    expect(service.href('1')).toMatch(/^https:\/\/[\w.]+\/.*1/);
    expect(service.script('1')).toMatch(/^https:\/\//);
  },
);

it.each([
  ['follow', 'https://x.com/github', 'Follow @github on X'],
  ['reservation', 'https://www.exploretock.com/portico-kitchen', 'Make a reservation on Tock'],
  ['table-booking', 'https://www.opentable.com/restref/client/?rid=1', 'Book a table on OpenTable'],
] as const)(
  'shows a %s block as a plain link to %s before any script [BLK-71] [BLK-83]',
  (kind, href, text) => {
    const { link } = show(kind);
    expect([link.href, link.textContent, link.checkVisibility()]).toEqual([href, text, true]);
  },
);

it('gives the script of a follow button up after 10000 ms and keeps its link [BLK-82] [BLK-83] [DATA-63] [DATA-66]', () => {
  vi.useFakeTimers();
  const { giveConsent, link, reports } = show('follow');
  giveConsent();
  vi.advanceTimersByTime(9999);
  expect(scripts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(scripts()).toEqual([]);
  expect([link.isConnected, link.hidden, reports]).toEqual([
    true,
    false,
    ['Script did not arrive in time: data:text/javascript,'],
  ]);
});

it('keeps the plain link where the script cannot be loaded [BLK-71]', async () => {
  const { giveConsent, link, reports } = show('table-booking');
  link.dataset['widgetScript'] = 'http://127.0.0.1:9/none.js';
  giveConsent();
  await expect.poll(() => reports).toEqual(['Script could not be loaded: http://127.0.0.1:9/none.js']);
  expect([link.isConnected, link.hidden, scripts()]).toEqual([true, false, []]);
});

it('gives way to the widget that the script puts beside the link', async () => {
  const { giveConsent, link } = show('table-booking');
  giveConsent();
  link.after(document.createElement('div'));
  await expect.poll(() => link.hidden).toBe(true);
});

it('waits for the consent of visitors who are asked, whatever the policy [BLK-71] [CONS-63]', () => {
  const pageContext = { cookieSettings: { isCookieBannerEnabled: true } };
  shown = mountBlock(opentable, { ...opentable.defaults(), account: '1' }, mountOpentable, { pageContext });
  const link = shown.root.querySelector('a');
  link?.setAttribute('data-widget-script', 'data:text/javascript,');
  expect(scripts()).toEqual([]);
  shown.giveConsent();
  expect(scripts()).toHaveLength(1);
});

it('waits for nothing on sites that neither ask nor have the restrictive policy [BLK-71] [BLK-81]', () => {
  show('follow', 'data:text/javascript,', false);
  expect(scripts().map((script) => script.src)).toEqual(['https://platform.twitter.com/widgets.js']);
});
