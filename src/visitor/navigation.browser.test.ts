import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import { createCloseTargets } from './close-targets.ts';
import { createLogout } from './create-logout.ts';
import { redirectToConfig } from './redirect-to-config.ts';
import { createRuntime } from './runtime.ts';
import { TEST_PAGE_CONTEXT } from './testing/page-context.ts';
import { type PageAnswer, pageWindow } from './testing/page-window.ts';
import { watchEscapeKey } from './watch-escape-key.ts';

const SIGNED_IN = {
  authenticatedAccount: { id: 'a', displayName: 'Ada' },
  websiteRoles: ['admin'],
} as const;
const CONFIG = 'https://demo.app.example/config/?frameUrl=%2Fabout%3Fa%3D1';
const LOGGED_OUT = { status: 200, body: {} };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
});

function open(changes: Partial<PageContext> = {}, answers: readonly PageAnswer[] = []) {
  const { page: view, ...rest } = pageWindow(answers, { self: window, top: window });
  const runtime = createRuntime(view, { ...TEST_PAGE_CONTEXT, ...changes }, createCloseTargets());
  return { runtime, ...rest };
}

function press(init: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
  );
}

it('takes an owner from a page into the configuration area, without what stands after # [NAV-01] [NAV-02] [NAV-16]', () => {
  const { runtime, location, went } = open(SIGNED_IN);
  location.hash = '#team';
  redirectToConfig(runtime);
  expect(went).toEqual(['/config/?frameUrl=%2Fabout%3Fa%3D1']);
});

it('leaves visitors and what is in a frame where they are [NAV-03] [NAV-08]', () => {
  const visitor = open();
  redirectToConfig(visitor.runtime);
  const { page: view, went } = pageWindow([], { self: window, top: {} });
  redirectToConfig(createRuntime(view, { ...TEST_PAGE_CONTEXT, ...SIGNED_IN }, createCloseTargets()));
  expect([visitor.went, went]).toEqual([[], []]);
});

it('stays with noredirect, and from then on until the session ends [NAV-10] [NAV-11] [NAV-12] [NAV-13]', () => {
  const asked = open(SIGNED_IN);
  asked.location.search = '?noredirect';
  redirectToConfig(asked.runtime);
  const later = [open(SIGNED_IN), open(SIGNED_IN)];
  for (const { runtime } of later) redirectToConfig(runtime);
  expect([asked.went, ...later.map(({ went }) => went)]).toEqual([[], [], []]);
  expect(sessionStorage).toHaveLength(1);
  sessionStorage.clear();
  const nextSession = open(SIGNED_IN);
  redirectToConfig(nextSession.runtime);
  expect(nextSession.went).toHaveLength(1);
});

it('logs out by Shift+Escape, with a call that carries nothing, and only who is signed in [NAV-25] [NAV-37] [NAV-41]', async () => {
  const anonymous = open();
  watchEscapeKey(anonymous.runtime);
  press({ shiftKey: true });
  expect([anonymous.fetched, anonymous.went]).toEqual([[], []]);
  const { runtime, fetched, sent, went } = open(SIGNED_IN, [LOGGED_OUT]);
  watchEscapeKey(runtime);
  press({ shiftKey: true });
  await expect.poll(() => went).toEqual(['/?logout=true']);
  expect(fetched.map((address) => address.split('?')[0])).toEqual(['/api/auth/Logout']);
  expect([sent[0]?.method, sent[0]?.body ?? null]).toEqual(['POST', null]);
});

it('closes what is open in place of logging out [NAV-30]', () => {
  const { runtime, fetched } = open(SIGNED_IN, [LOGGED_OUT]);
  watchEscapeKey(runtime);
  const closed = vi.fn<() => void>();
  runtime.closeTargets.register(closed);
  press({ shiftKey: true });
  expect([closed.mock.calls.length, fetched]).toEqual([1, []]);
});

it.each([
  ['a viewer', { ...SIGNED_IN, websiteRoles: ['viewer'] as const }, [CONFIG]],
  [
    'an anonymous visitor of a site that allows it',
    { websiteSettings: { useEscapeKeyToLogin: true } },
    [CONFIG],
  ],
  ['any other anonymous visitor', {}, []],
])(
  'by Escape %s goes to the configuration area of the site: %j [NAV-27] [NAV-28] [NAV-29] [NAV-32] [NAV-35]',
  (_who, changes, expected) => {
    const { runtime, went } = open(changes);
    watchEscapeKey(runtime);
    press();
    expect(went).toEqual(expected);
  },
);

it.each([
  '<input>',
  '<textarea></textarea>',
  '<select><option>A</option></select>',
  '<div contenteditable>text</div>',
])('goes nowhere while the focus is in %s, and closes what holds it [NAV-34]', (html) => {
  const { runtime, went, fetched } = open(SIGNED_IN, [LOGGED_OUT]);
  watchEscapeKey(runtime);
  document.body.innerHTML = html;
  const field = document.body.firstElementChild as HTMLElement;
  field.focus();
  press({}, field);
  press({ shiftKey: true }, field);
  expect([went, fetched]).toEqual([[], []]);
  const closed = vi.fn<() => void>();
  runtime.closeTargets.register(closed);
  press({}, field);
  expect(closed).toHaveBeenCalledOnce();
});

it('goes nowhere while a text is being composed [NAV-34]', () => {
  const { runtime, went } = open(SIGNED_IN);
  watchEscapeKey(runtime);
  press({ isComposing: true });
  expect(went).toEqual([]);
});

it('stays and tells when logging out failed, and can be tried again [NAV-46]', async () => {
  const { runtime, went } = open(SIGNED_IN, [{ status: 500, body: {} }, LOGGED_OUT]);
  const logOut = createLogout(runtime);
  await logOut();
  await expect.element(page.getByText('Unable to log out. Please try again.')).toBeVisible();
  expect(went).toEqual([]);
  await logOut();
  expect(went).toEqual(['/?logout=true']);
});
