import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { CanvasContext, createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';
import { useLinkEvents } from './use-link-events.ts';

const IMAGE = {
  fileId: '0199f3b4c0de0a1b2c3d4e0f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e0f/a.svg',
  width: 90,
  height: 60,
  alt: 'A jug',
  focalPoint: { x: 0.5, y: 0.5 },
};

let canvas: TestCanvas;
const followed = vi.fn<(href: string) => void>();
afterEach(async () => {
  await canvas.close();
  followed.mockReset();
});

function WithLinks({ layout }: { readonly layout: ReactNode }) {
  useLinkEvents(followed);
  return layout;
}

/** A page with a slideshow whose slide leads to another page. */
async function open(): Promise<HTMLAnchorElement> {
  const link = { kind: 'url', href: '/kitchen', newWindow: false } as const;
  const records = [
    { id: 's1', type: 'section', order: 'V' },
    {
      id: 'b1',
      type: 'block',
      blockType: 'gallery',
      sectionId: 's1',
      desktop: { x: 0, y: 0, w: 24, h: 8 },
      mobile: null,
      dataVersion: 2,
      data: { design: 'slideshow', items: [{ ...newGalleryItem(IMAGE), id: 'a', link }] },
    },
  ] as unknown as readonly DocumentRecord[];
  canvas = await openTestCanvas(records, {
    around: (layout) => (
      <QueryClientProvider client={new QueryClient()}>
        <CanvasContext value={{ frame: document, ui: createCanvasUi() }}>
          <WithLinks layout={layout} />
        </CanvasContext>
      </QueryClientProvider>
    ),
  });
  return await vi.waitFor(async () => {
    await act(async () => undefined);
    const found = canvas.host.querySelector<HTMLAnchorElement>('.portico-slide a[href="/kitchen"]');
    if (found === null) throw new Error('no slide');
    return found;
  });
}

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });

it('a slide with an address goes nowhere while its page is edited [GAL-137]', async () => {
  const link = await open();
  const event = click();
  link.dispatchEvent(event);
  expect([event.defaultPrevented, followed.mock.calls]).toEqual([true, []]);
});

it('a slide with an address tells the editor of it, in place of going there, while its page is looked at [GAL-136] [GAL-137]', async () => {
  const link = await open();
  act(() => canvas.edit.setState({ editingState: 'NOT_EDITING' }));
  const event = click();
  link.dispatchEvent(event);
  expect([event.defaultPrevented, followed.mock.calls]).toEqual([true, [['/kitchen']]]);
});
