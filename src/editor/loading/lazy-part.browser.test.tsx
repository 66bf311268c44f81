import { act, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const host = document.createElement('div');
let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

function Words({ text }: { readonly text: string }) {
  return <p>{text}</p>;
}

describe('a part that is fetched later', () => {
  it('stands with what it is shown with where it was fetched before [EDIT-215]', async () => {
    const Part = lazyPart(() => Promise.resolve(Words));
    await Part.fetch();
    await act(async () => {
      flushSync(() =>
        root.render(
          <Suspense fallback="waiting">
            <Part text="there" />
          </Suspense>,
        ),
      );
      expect(host.textContent).toBe('there');
    });
  });

  it('is waited for where it was not, and stays the same element from then on', async () => {
    const Part = lazyPart(() => Promise.resolve(Words));
    const draw = (text: string) =>
      root.render(
        <Suspense fallback="waiting">
          <Part text={text} />
        </Suspense>,
      );
    await act(async () => {
      flushSync(() => draw('there'));
      expect(host.textContent).toBe('waiting');
    });
    const shown = host.querySelector('p');
    expect(shown?.textContent).toBe('there');
    await act(async () => draw('still there'));
    expect(host.querySelector('p')).toBe(shown);
    expect(shown?.textContent).toBe('still there');
  });
});
