import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { BUILT_LAYOUTS } from './built-layouts.ts';
import { LayoutPicture } from './layout-picture.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it.each(BUILT_LAYOUTS.map((layout) => [layout.id, layout] as const))(
  'draws the layout %s with pictures where the page will ask for some [EDIT-184]',
  (_, { shown, sections }) => {
    const holder = document.createElement('div');
    document.body.append(holder);
    root = createRoot(holder);
    flushSync(() => root?.render(<LayoutPicture sections={shown} frame={document} siteId="site" />));
    expect(holder.querySelector('.portico-block-image-placeholder')).toBeNull();
    const pictures = [...holder.querySelectorAll<HTMLElement>('[data-block-type="image"]')];
    const asking = sections.flatMap(({ blocks }) => blocks).filter(({ blockType }) => blockType === 'image');
    expect(pictures).toHaveLength(asking.length);
    for (const picture of pictures) {
      expect(picture.querySelector('img')?.getAttribute('src')).toMatch(
        /^\/s\/sample-pictures\/[a-z-]+\.jpg$/,
      );
    }
  },
);
