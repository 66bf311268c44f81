import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LayoutCards } from './layout-cards.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it('names all layouts at once and draws their pictures afterwards, one after the other [EDIT-185, EDIT-215]', async () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  root = createRoot(holder);
  flushSync(() => root?.render(<LayoutCards frame={document} siteId="site" onTake={() => undefined} />));
  const drawn = (): number => holder.querySelectorAll('.portico-layout-picture-page').length;
  const names = [...holder.querySelectorAll('button')].map((button) => button.textContent);
  expect(names).toContain('Landing page');
  expect(drawn()).toBe(0);
  const seen = new Set<number>();
  const observer = new MutationObserver(() => seen.add(drawn()));
  observer.observe(holder, { childList: true, subtree: true });
  await vi.waitFor(() => expect(drawn()).toBe(names.length), 10_000);
  observer.disconnect();
  expect([...seen]).toEqual(names.map((_, index) => index + 1));
});
