import { createRoot, type Root } from 'react-dom/client';
import { Link } from 'react-aria-components';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { AppLinks } from './app-links.tsx';

const SITE = 'http://demo.app.localhost:8080/config/';

let root: Root;
/** Links that the browser was left to open. */
let followed: string[];

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.href);
}

/** The kit stops clicks at the root of the app; here they come through to the window. */
function letThrough(event: MouseEvent): void {
  event.stopPropagation = () => undefined;
}

beforeEach(() => {
  followed = [];
  window.addEventListener('click', letThrough, true);
  window.addEventListener('click', follow);
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  window.removeEventListener('click', letThrough, true);
  window.removeEventListener('click', follow);
  root.unmount();
  document.body.replaceChildren();
});

function ShownPath() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(href: string): Promise<void> {
  const Screen = () => (
    <AppLinks>
      <ShownPath />
      <Link href={href}>Link</Link>
      <LinkButton href={href}>Link button</LinkButton>
      <Menu label="Menu" trigger={<Button>Menu</Button>} items={[{ id: 'a', label: 'Entry', href }]} />
    </AppLinks>
  );
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Screen }])} />);
  await expect.element(page.getByRole('link', { name: 'Link', exact: true })).toBeVisible();
}

const LINKS = [
  ['link', () => page.getByRole('link', { name: 'Link', exact: true }).click()],
  ['link button', () => page.getByRole('link', { name: 'Link button' }).click()],
  [
    'menu entry',
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Entry' }).click();
    },
  ],
] as const;

for (const [name, press] of LINKS) {
  it.each([SITE, 'mailto:ada@example.com', '//demo.localhost:8080/'])(
    `leaves the address %s of a ${name} to the browser as it is`,
    async (href) => {
      await open(href);
      await press();
      expect(followed).toEqual([new URL(href, window.location.href).href]);
      await expect.element(page.getByRole('status')).toHaveTextContent('/');
    },
  );

  it.each(['/account?a=1', `${window.location.origin}/account?a=1`])(
    `goes to the place %s of a ${name} without a page load`,
    async (href) => {
      await open(href);
      await press();
      await expect.element(page.getByRole('status')).toHaveTextContent('/account?a=1');
      expect(followed).toEqual([]);
    },
  );
}
