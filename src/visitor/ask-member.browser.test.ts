import { afterEach, expect, it } from 'vitest';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { NavigationList } from '#site/header/navigation-list.tsx';
import { createElement } from 'react';
import { parseDesign } from '#domain/design/design-settings.ts';
import { AreaNavigations } from '#site/page/area-navigations.tsx';
import { accountControl } from '#site/header/account-control.tsx';
import { pageStyles } from '#site/page-styles.ts';
import accountControlStyles from '#site/styles/account-control.css?inline';
import { translateEnglish } from '#messages/translator.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import { LOGIN_REQUIRED_EVENT } from '#domain/page-runtime/runtime-events.ts';
import { behaviourEnvironment } from './behaviour-environment.ts';
import { createCloseTargets } from './close-targets.ts';
import { createRuntime } from './runtime.ts';
import { TEST_PAGE_CONTEXT } from './testing/page-context.ts';
import { type PageAnswer, pageWindow } from './testing/page-window.ts';
import { startMember } from './start-member.ts';

const MEMBER = {
  memberId: 'm1',
  name: 'Ada Byron',
  plans: [{ id: 'p1', name: 'Friends' }],
  areas: [],
  navigations: [],
  links: [],
};
const LIVE: Partial<PageContext> = { hasMembers: true };

afterEach(() => {
  for (const name of ['member', 'remember']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-test]').forEach((style) => style.remove());
});

function runtimeOn(context: Partial<PageContext>, answers: readonly PageAnswer[]) {
  const { page, fetched } = pageWindow(answers);
  const runtime = createRuntime(page, { ...TEST_PAGE_CONTEXT, ...context }, createCloseTargets());
  return { runtime, fetched };
}

/** The navigation of a header that ends with the account control. */
function drawHeader(): HTMLElement {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = pageStyles({ design: parseDesign(undefined), blockTypes: [] }) + accountControlStyles;
  document.head.append(style);
  const content = { kind: 'not-found' } as Parameters<typeof accountControl>[1];
  const nodes = [accountControl(translateEnglish, content)];
  document.body.innerHTML = `<nav class="portico-nav">${renderMarkup(createElement(NavigationList, { nodes }))}</nav>`;
  return document.querySelector<HTMLElement>('[data-nav-link="account"]') as HTMLElement;
}

it('a visitor without the mark makes no call, nor does a site without members with it [MEMB-05] [MEMB-29]', async () => {
  const visitor = runtimeOn(LIVE, [{ status: 200, body: MEMBER }]);
  startMember(visitor.runtime);
  expect(await visitor.runtime.member()).toBeNull();
  expect(visitor.fetched).toEqual([]);

  document.cookie = 'remember=1; Path=/';
  expect(await runtimeOn(LIVE, []).runtime.member()).toBeNull();

  document.cookie = 'member=1; Path=/';
  const elsewhere = runtimeOn({}, [{ status: 200, body: MEMBER }]);
  startMember(elsewhere.runtime);
  // Whatever it would have begun has been asked by now.
  await runtimeOn(LIVE, [{ status: 200, body: MEMBER }]).runtime.member();
  expect(elsewhere.fetched).toEqual([]);
});

it('with the mark, one call a page serves everybody who asks; the id goes into the page context [CONT-234] [MEMB-29] [MEMB-30] [ROLE-03] [CONT-235]', async () => {
  document.cookie = 'member=1; Path=/';
  const { runtime, fetched } = runtimeOn(LIVE, [{ status: 200, body: MEMBER }]);
  startMember(runtime);
  const block = behaviourEnvironment(runtime);
  expect(await block.member()).toEqual(MEMBER);
  expect(await runtime.member()).toEqual(MEMBER);
  expect(fetched.map((url) => url.split('&crumb')[0])).toEqual(['/api/member?language=en']);
  expect(block.pageContext('authenticatedMemberAccountId')).toBe('m1');
});

it('the control of the header turns from "Sign in" to "Account" in its place [MEMB-65]', async () => {
  const control = drawHeader();
  const link = control.querySelector('a') as HTMLElement;
  const before = link.getBoundingClientRect();
  expect([link.getAttribute('href'), link.innerText]).toEqual(['/account', 'Sign in']);
  document.cookie = 'member=1; Path=/';
  const { runtime } = runtimeOn(LIVE, [{ status: 200, body: MEMBER }]);
  await runtime.member();
  expect([link.innerText, control.title]).toEqual(['Account', 'Ada Byron']);
  expect(link.getBoundingClientRect()).toEqual(before);
});

it('a session that has ended takes the mark away and shows a visitor again [MEMB-27] [MEMB-29]', async () => {
  const control = drawHeader();
  document.cookie = 'member=1; Path=/';
  const told: string[] = [];
  const note = () => void told.push('login required');
  document.addEventListener(LOGIN_REQUIRED_EVENT, note);
  const ended = { error: 'Sign in first.', loginRequired: true };
  const { runtime } = runtimeOn(LIVE, [{ status: 401, body: ended }]);
  expect(await runtime.member()).toBeNull();
  document.removeEventListener(LOGIN_REQUIRED_EVENT, note);
  expect(told).toEqual(['login required']);
  expect(document.cookie).not.toContain('member=1');
  expect(control.innerText).toBe('Sign in');
});

it('an answer that does not come leaves the mark, and the page works on [MEMB-29]', async () => {
  const control = drawHeader();
  document.cookie = 'member=1; Path=/';
  const { runtime } = runtimeOn(LIVE, []);
  expect(await runtime.member()).toBeNull();
  expect(document.cookie).toContain('member=1');
  expect(control.innerText).toBe('Account');
});

it('adds the navigation of an area to a page that is kept, and moves nothing [CONT-231] [MEMB-64]', async () => {
  document.cookie = 'member=1; Path=/';
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = pageStyles({ design: parseDesign(undefined), blockTypes: [] });
  document.head.append(style);
  document.body.innerHTML = '<header>Head</header><main>Words</main><footer>Foot</footer>';
  const places = () =>
    [...document.body.querySelectorAll('header, main, footer')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height];
    });
  const before = places();
  const links = [
    { title: 'Rooms', href: '/rooms', isCurrent: false },
    { title: 'Garden', href: '/garden', isCurrent: true },
  ];
  const body = { ...MEMBER, navigations: [{ name: 'Lounge', links }] };
  const { runtime, fetched } = runtimeOn({ ...LIVE, asksAreaNavigation: true, pageId: 'p'.repeat(24) }, [
    { status: 200, body },
  ]);
  startMember(runtime);
  await runtime.member();
  await expect.poll(() => document.querySelector('nav')).not.toBeNull();
  expect(fetched).toEqual([expect.stringContaining(`page=${'p'.repeat(24)}`)]);
  const navigation = document.querySelector('nav');
  expect([navigation?.dataset['navigation'], navigation?.ariaLabel]).toEqual(['member-area', 'Lounge']);
  expect([...document.querySelectorAll('nav a')].map((each) => [each.textContent, each.ariaCurrent])).toEqual(
    [
      ['Rooms', null],
      ['Garden', 'page'],
    ],
  );
  expect(places()).toEqual(before);
  // As the server writes it.
  const written = document.createElement('div');
  written.innerHTML = renderMarkup(createElement(AreaNavigations, { areas: body.navigations }));
  expect(document.querySelector('.portico-areas')?.isEqualNode(written.firstElementChild)).toBe(true);
});
