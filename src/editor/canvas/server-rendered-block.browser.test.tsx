import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { ServerRenderedBlock } from './server-rendered-block.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const BLOCK: BlockRecord = {
  id: '0199f3b4c0de0a1b2c3d4e00',
  type: 'block',
  blockType: 'summary',
  sectionId: 's',
  desktop: { x: 0, y: 0, w: 24, h: 4 },
  mobile: null,
  dataVersion: 1,
  data: { collection: { kind: 'page', documentId: '0199f3b4c0de0a1b2c3d4e10' }, variant: 'list' },
};

function show(...blocks: readonly BlockRecord[]) {
  if (root === undefined || document.body.childElementCount === 0) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(
    <>
      {blocks.map((block) => (
        <ServerRenderedBlock key={block.id} block={block}>
          Before
        </ServerRenderedBlock>
      ))}
      <ToastRegion />
    </>,
  );
}

it('asks for its content after its settings changed, and keeps the old one where that fails [BLK-03] [BLK-04] [BLK-05] [BLK-06]', async () => {
  const bodies: URLSearchParams[] = [];
  let answer = () => Response.json({ data: { html: '<p>Two posts</p>' } });
  vi.spyOn(window, 'fetch').mockImplementation((_url, init) => {
    bodies.push(new URLSearchParams(typeof init?.body === 'string' ? init.body : ''));
    return Promise.resolve(answer());
  });
  show(BLOCK);
  await expect.element(page.getByText('Two posts')).toBeVisible();
  const sent = bodies[0];
  expect(JSON.parse(sent?.get('widgetJSON') ?? 'null')).toMatchObject({
    type: 'summary',
    id: BLOCK.id,
    value: { variant: 'list' },
  });
  expect(sent?.get('collectionId')).toBe('0199f3b4c0de0a1b2c3d4e10');
  answer = () => Response.json({}, { status: 500 });
  show({ ...BLOCK, data: { ...BLOCK.data, variant: 'wall' } });
  await expect.element(page.getByText('The block could not be updated.')).toBeVisible();
  await expect.element(page.getByText('Two posts')).toBeVisible();
});

it('asks for all blocks of a page by one call, and then for the one that changed [BLK-03] [EDIT-89]', async () => {
  const sent: { readonly id: string; readonly collectionId?: string }[][] = [];
  vi.spyOn(window, 'fetch').mockImplementation((_url, init) => {
    const body = new URLSearchParams(typeof init?.body === 'string' ? init.body : '');
    const asked = JSON.parse(body.get('widgetJSON') ?? 'null');
    sent.push([asked].flat());
    const data = Array.isArray(asked)
      ? { htmls: asked.map(({ id }: { readonly id: string }) => `<p>Drawn ${id}</p>`) }
      : { html: '<p>Drawn anew</p>' };
    return Promise.resolve(Response.json({ data }));
  });
  const blocks = Array.from({ length: 20 }, (_, index) => ({ ...BLOCK, id: `block-${index}` }));
  show(...blocks);
  await expect.element(page.getByText('Drawn block-19')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id));
  expect(sent[0]?.[4]?.collectionId).toBe('0199f3b4c0de0a1b2c3d4e10');

  show(
    ...blocks.map((block, index) => (index === 4 ? { ...block, data: { ...block.data, count: 2 } } : block)),
  );
  await expect.element(page.getByText('Drawn anew')).toBeVisible();
  expect(sent.map((each) => each.map(({ id }) => id)).slice(1)).toEqual([['block-4']]);
  await expect.element(page.getByText('Drawn block-3')).toBeVisible();
});
