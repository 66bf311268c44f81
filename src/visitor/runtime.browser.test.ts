import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import { createCloseTargets } from './close-targets.ts';
import { createLogout } from './create-logout.ts';
import { mountBehaviours } from './mount-behaviours.ts';
import { askForConfirmation } from './dialogs/confirmation-popup.ts';
import { showInformation } from './dialogs/information-popup.ts';
import { showSystemError } from './dialogs/system-error-overlay.ts';
import { INTERNAL_EVENT, LOGIN_REQUIRED_EVENT } from '#domain/page-runtime/runtime-events.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { showLoggedOut } from './show-logged-out.ts';
import { startRuntime } from './start-runtime.ts';
import { watchEscapeKey } from './watch-escape-key.ts';
import { TEST_PAGE_CONTEXT } from './testing/page-context.ts';
import { type PageAnswer, pageWindow } from './testing/page-window.ts';

const MENU =
  '<div data-block-type="menu"><div class="portico-block-menu" data-tabs><ul class="menu-tabs"><li><a class="menu-tab">A</a></li></ul><div class="menu-panel" id="p">x</div></div></div>';
const MARK = Symbol.for('portico.runtime');
let reported: string[];

beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void reported.push(String(message)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, MARK);
});

function runtimeWith(changes: Partial<PageContext> = {}, answers: readonly PageAnswer[] = []) {
  const { page: fake, ...rest } = pageWindow(answers);
  const runtime: Runtime = createRuntime(fake, { ...TEST_PAGE_CONTEXT, ...changes }, createCloseTargets());
  return { runtime, ...rest };
}

const press = (init: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
  );

function writeContext(text: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'portico-page-context';
  element.textContent = text;
  document.body.append(element);
}

it('runs once on a page, and attaches nothing a second time [DATA-75] [DATA-77]', () => {
  writeContext(JSON.stringify(TEST_PAGE_CONTEXT));
  const attached = vi.spyOn(document, 'addEventListener');
  const { page: fake } = pageWindow();
  startRuntime(fake);
  expect(reported).toEqual([]);
  const count = attached.mock.calls.length;
  expect(count).toBeGreaterThan(0);
  startRuntime(fake);
  expect(reported).toEqual(['Detected second run, this is bad.']);
  expect(attached).toHaveBeenCalledTimes(count);
});

it('logs an initializer that fails on the console, and runs the others [DATA-76] [DATA-77]', async () => {
  writeContext(JSON.stringify(TEST_PAGE_CONTEXT));
  document.body.insertAdjacentHTML('beforeend', MENU);
  const { page: fake } = pageWindow([], {
    get self(): Window {
      throw new TypeError('broken');
    },
  });
  startRuntime(fake);
  expect(reported).toEqual(['Initializer failed']);
  await expect.poll(() => document.querySelector('.menu-tabs')?.role).toBe('tablist');
});

it('marks its start with the prefix of all its marks [TIME-41] [TIME-42]', () => {
  writeContext(JSON.stringify(TEST_PAGE_CONTEXT));
  performance.clearMarks();
  startRuntime(pageWindow().page);
  expect(performance.getEntriesByType('mark').map(({ name }) => name)).toContain('ptc:runtime');
});

it.each(['', '{', 'null', '{"a":1}'])('reports a page context that is %j as critical [DATA-78]', (text) => {
  writeContext(text);
  startRuntime(pageWindow().page);
  expect(reported[0]).toMatch(/^CRITICAL/);
});

it('starts the blocks of the page, and one that fails takes no other down [BLK-02] [DATA-50]', async () => {
  document.body.innerHTML = `<div data-block-type="menu"></div>${MENU}<div data-block-type="unknown"></div>`;
  const [broken, works] = document.querySelectorAll<HTMLElement>('[data-block-type="menu"]');
  vi.spyOn(broken ?? document.body, 'querySelector').mockImplementation(() => {
    throw new TypeError('broken');
  });
  mountBehaviours(runtimeWith().runtime);
  await expect.poll(() => works?.querySelector('.menu-tabs')?.role).toBe('tablist');
  expect(reported).toEqual(['Block could not be started: menu']);
});

it('closes the top target with each Escape, then goes to the configuration area [NAV-23] [NAV-24] [NAV-27] [ROLE-39]', async () => {
  writeContext(JSON.stringify({ ...TEST_PAGE_CONTEXT, websiteSettings: { useEscapeKeyToLogin: true } }));
  const { watchEscapeKey } = await import('./watch-escape-key.ts');
  const { runtime, went } = runtimeWith({ websiteSettings: { useEscapeKeyToLogin: true } });
  watchEscapeKey(runtime);
  const closed: string[] = [];
  runtime.closeTargets.register(() => closed.push('below'));
  runtime.closeTargets.register(() => closed.push('top'));
  press();
  expect(closed).toEqual(['top']);
  press({ shiftKey: true });
  expect([closed, went]).toEqual([['top', 'below'], []]);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  press({}, field);
  expect(went).toEqual([]);
  field.remove();
  press();
  expect(went).toEqual(['https://demo.app.example/config/?frameUrl=%2Fabout%3Fa%3D1']);
});

it('takes a target off when it is hidden by itself [NAV-33]', () => {
  const targets = createCloseTargets();
  const unregister = targets.register(() => undefined);
  expect(targets.count).toBe(1);
  unregister();
  unregister();
  expect(targets.count).toBe(0);
});

it('logs out once, renewing the crumb, and goes to the root [ROLE-34] [DATA-25] [NAV-37] [NAV-38] [NAV-40] [NAV-41] [NAV-45]', async () => {
  const { runtime, went, fetched } = runtimeWith({ authenticatedAccount: { id: 'a', displayName: 'Ada' } }, [
    { status: 403, body: { error: 'x', crumbFail: true, crumb: 'c2' } },
    { status: 200, body: {} },
  ]);
  const logOut = createLogout(runtime);
  await Promise.all([logOut(), logOut()]);
  expect(fetched).toHaveLength(2);
  expect(fetched[1]).toBe('/api/auth/Logout?crumb=c2');
  expect(went).toEqual(['/?logout=true']);
});

it('does nothing for an anonymous visitor, and tells of a failed logout [ROLE-34] [NAV-39] [NAV-46]', async () => {
  const anonymous = runtimeWith();
  await createLogout(anonymous.runtime)();
  expect(anonymous.fetched).toEqual([]);
  const failing = runtimeWith({ authenticatedAccount: { id: 'a', displayName: 'Ada' } });
  void createLogout(failing.runtime)();
  await expect.element(page.getByText('Unable to log out. Please try again.')).toBeVisible();
  expect(failing.went).toEqual([]);
});

it('fires the login event and the internal event of a lost connection [DATA-18] [DATA-46] [DATA-47]', async () => {
  const events: unknown[] = [];
  const note = (event: Event) => events.push([event.type, (event as CustomEvent).detail]);
  document.addEventListener(LOGIN_REQUIRED_EVENT, note);
  document.addEventListener(INTERNAL_EVENT, note);
  const { runtime } = runtimeWith({}, [{ status: 401, body: { error: 'x', loginRequired: true } }]);
  await runtime.call({ method: 'GET', path: '/api/a' }).catch(() => undefined);
  await runtime.call({ method: 'GET', path: '/api/b', handlesFailures: true }).catch(() => undefined);
  expect(events).toEqual([
    [LOGIN_REQUIRED_EVENT, { url: '/api/a' }],
    [INTERNAL_EVENT, { event: 'system_network_error', urlRequested: '/api/b' }],
  ]);
  document.removeEventListener(LOGIN_REQUIRED_EVENT, note);
  document.removeEventListener(INTERNAL_EVENT, note);
});

it('sends every call to the page’s own host, with the visitor’s cookies, forms included [DATA-10] [FORM-53]', async () => {
  const { runtime, fetched, sent } = runtimeWith({}, [
    { status: 200, body: { data: { key: 'k' } } },
    { status: 200, body: {} },
  ]);
  await runtime.call({ method: 'POST', path: '/api/form/FormSubmissionKey', handlesFailures: true });
  await runtime.call({ method: 'GET', path: '/api/a' });
  expect(sent.map((init) => init.credentials)).toEqual(['same-origin', 'same-origin']);
  expect(fetched[0]).toMatch(/^\/api\/form\/FormSubmissionKey/);
  expect(fetched[1]).toMatch(/^\/api\/a/);
});

it('tells the caller what the failure is, and the visitor in words of its own [DATA-33] [DATA-49]', async () => {
  const { runtime } = runtimeWith({}, [{ status: 403, body: { error: 'x', authorizationFail: true } }]);
  await expect(runtime.call({ method: 'GET', path: '/api/a' })).rejects.toThrow('Unauthorized request');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(document.querySelector('dialog')?.textContent).toContain('Something Went Wrong!');
  expect(document.querySelector('dialog')?.textContent).not.toContain('Unauthorized request');
});

it('tells who comes from logging out, once, and nobody who is signed in [NAV-43] [NAV-44] [NAV-47]', async () => {
  const replaced = vi.spyOn(window.history, 'replaceState').mockImplementation(() => undefined);
  const signedIn = runtimeWith({ authenticatedAccount: { id: 'a', displayName: 'Ada' } });
  signedIn.location.search = '?logout=true';
  showLoggedOut(signedIn.runtime);
  const { runtime, location } = runtimeWith();
  location.search = '?a=1&logout=true';
  showLoggedOut(runtime);
  await expect.element(page.getByText('Logout Successful')).toBeVisible();
  await expect.element(page.getByText('You have been successfully logged out.')).toBeVisible();
  expect(document.querySelectorAll('.portico-popups > *')).toHaveLength(1);
  expect(replaced.mock.calls.map(([, , to]) => to)).toEqual(['/about', '/about?a=1']);
});

it('knows the Escape key by its code [NAV-22] [NAV-29]', async () => {
  const codes: number[] = [];
  const note = (event: KeyboardEvent) => codes.push(event.keyCode);
  document.addEventListener('keydown', note);
  const { runtime, went } = runtimeWith();
  watchEscapeKey(runtime);
  const known = runtimeWith({ authenticatedAccount: { id: 'a', displayName: 'Ada' } });
  watchEscapeKey(known.runtime);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', note);
  expect(codes).toEqual([27]);
  expect([went, known.went]).toEqual([[], ['https://demo.app.example/config/?frameUrl=%2Fabout%3Fa%3D1']]);
});

it('loads the script of a block when a page has the block, and no other [DATA-50] [DATA-51]', async () => {
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/blocks/accordion/behaviour'));
  performance.clearResourceTimings();
  const { runtime } = runtimeWith();
  mountBehaviours(runtime);
  expect(loaded()).toHaveLength(0);
  document.body.innerHTML =
    '<div data-block-type="accordion"><div class="portico-block-accordion"></div></div>';
  mountBehaviours(runtime);
  await expect.poll(() => loaded().length).toBe(1);
});

it('shows an information popup at the top right for 2000 ms, paused under the pointer [OVER-54] [OVER-55] [OVER-56] [OVER-57] [OVER-58] [OVER-59]', async () => {
  vi.useFakeTimers();
  const before = document.activeElement;
  let outcome = '';
  void showInformation(window, {
    title: 'Logout Successful',
    message: 'You have been successfully logged out.',
  }).then((value) => {
    outcome = value;
  });
  void showInformation(window, { title: 'Second', message: '' });
  const stack = document.querySelector<HTMLElement>('.portico-popups');
  const [popup, second] = stack?.children ?? [];
  expect([stack?.role, popup?.textContent, stack?.querySelector('button')]).toEqual([
    'status',
    'Logout SuccessfulYou have been successfully logged out.',
    null,
  ]);
  const box = popup?.getBoundingClientRect();
  expect(window.innerWidth - (box?.right ?? 0)).toBeLessThan(40);
  expect(second?.getBoundingClientRect().top).toBeGreaterThan(box?.bottom ?? 0);
  expect(document.activeElement).toBe(before);
  await vi.advanceTimersByTimeAsync(1000);
  popup?.dispatchEvent(new PointerEvent('pointerenter'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(popup?.isConnected).toBe(true);
  popup?.dispatchEvent(new PointerEvent('pointerleave'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([popup?.isConnected, outcome]).toEqual([false, 'confirmed']);
});

it.each([
  ['confirm-or-reject', ['Confirm', 'Reject'], 'Reject', 'rejected', 'OVER-45'],
  ['confirm-or-cancel', ['Confirm', 'Cancel'], 'Confirm', 'confirmed', 'OVER-44'],
  [undefined, ['Confirm', 'Cancel'], 'Cancel', 'cancelled', 'OVER-46'],
  ['confirm-only', ['Confirm'], 'Confirm', 'confirmed', 'OVER-43'],
] as const)(
  'the popup %s has %j; pressing %s reports %s [%s]',
  async (style, buttons, pressed, outcome, _id) => {
    const answer = askForConfirmation(
      { window, closeTargets: createCloseTargets() },
      {
        title: 'Really?',
        message: 'This matters.',
        ...(style === undefined ? {} : { style }),
      },
    );
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    expect([...document.querySelectorAll('dialog button')].map((button) => button.textContent)).toEqual(
      buttons,
    );
    expect(document.activeElement?.textContent).toBe('Confirm');
    await userEvent.click(page.getByRole('button', { name: pressed }));
    expect(await answer).toBe(outcome);
    expect(document.querySelector('dialog')).toBeNull();
  },
);

it('is cancelled by Escape and by a click behind, whatever its style [OVER-47] [OVER-48] [OVER-49] [OVER-52]', async () => {
  const targets = createCloseTargets();
  const host = { window, closeTargets: targets };
  const byEscape = askForConfirmation(host, { title: 'A', message: '', style: 'no-buttons' });
  expect(targets.count).toBe(1);
  await userEvent.keyboard('{Escape}');
  expect([await byEscape, targets.count]).toEqual(['cancelled', 0]);
  const byClick = askForConfirmation(host, {
    title: 'B',
    message: '',
    style: 'confirm-or-reject',
  });
  document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { clientX: 1, clientY: 1 }));
  expect(await byClick).toBe('cancelled');
});

it('shows one system-error overlay with the latest error, and takes it away again [OVER-66] [OVER-68] [OVER-69] [OVER-73] [OVER-74] [OVER-78]', async () => {
  const host = { window, closeTargets: createCloseTargets() };
  const facts = { url: '/api/x', status: 403, body: null };
  showSystemError(host, new DataCallError('authorization', 'Unauthorized request', facts), false);
  showSystemError(host, new DataCallError('network', 'lost', { ...facts, status: null }), false);
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
  expect(document.querySelector('dialog')?.textContent).toBe(
    `Something Went Wrong!Unable to connect to ${window.location.host}. Please try again.Reload PageClear`,
  );
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(host.closeTargets.count).toBe(0);
});

it('closes the open navigation before anything else happens [NAV-23] [NAV-33]', () => {
  document.body.innerHTML = '<nav popover>Menu</nav>';
  const menu = document.querySelector('nav');
  menu?.showPopover();
  const { runtime, went } = runtimeWith({ authenticatedAccount: { id: 'a', displayName: 'Ada' } });
  const closed: string[] = [];
  runtime.closeTargets.register(() => closed.push('dialog'));
  watchEscapeKey(runtime);
  const open = () => menu?.matches(':popover-open');
  expect(press()).toBe(false);
  expect([open(), closed, went]).toEqual([false, [], []]);
  press();
  expect([closed, went]).toEqual([['dialog'], []]);
});
