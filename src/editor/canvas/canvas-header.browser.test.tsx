import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import { createBlockContext } from '#site/create-block-context.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { CanvasHeader } from './canvas-header.tsx';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';

let canvas: TestCanvas;
afterEach(() => canvas.close());

/** The document stands for that of the site. */
function Header({ signIn, cart = null }: { readonly signIn: string | null; readonly cart?: string | null }) {
  const { site, siteId } = useWorkspace();
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'canvas',
    host: 'app',
    siteId,
    documentId: site.documentId,
    language: 'en',
    pathOf: () => null,
  });
  const shown = { site, context, currentPath: '/', isHomePage: true, describe: () => null };
  return <CanvasHeader {...shown} signIn={signIn} cart={cart} />;
}

const links = () => [...canvas.host.querySelectorAll('nav a')].map((link) => link.textContent);

it('ends the navigation with the way to the account, as visitors see it, unless the header goes without [MEMB-65]', async () => {
  const header = { id: 'header', type: 'header' } as const;
  canvas = await openTestCanvas([header], { around: () => <Header signIn="Anmelden" /> });
  expect(links()).toEqual(['Anmelden']);
  const operation = { op: 'set', id: 'header', field: 'showsAccount', value: false } as const;
  await act(async () => canvas.store.run({ name: 'Account', operations: [operation] }));
  expect(links()).toEqual([]);
});

it('has no way to an account on a site without members [MEMB-65]', async () => {
  canvas = await openTestCanvas([], { around: () => <Header signIn={null} /> });
  expect(links()).toEqual([]);
});

it('leads to the cart of a site with a shop, in the menu and, on phones, beside its button [ORD-06]', async () => {
  canvas = await openTestCanvas([], { around: () => <Header signIn={null} cart="Warenkorb" /> });
  expect(links()).toEqual(['Warenkorb']);
  expect(canvas.host.querySelector('.portico-phone-cart')?.textContent).toBe('Warenkorb ');
});
