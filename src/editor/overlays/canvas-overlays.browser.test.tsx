import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { openTestCanvas, type TestCanvas } from '../canvas/testing/open-test-canvas.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { ShownPageContext, type ShownPage } from '../site-context/shown-page.ts';
import { CanvasAnnouncement, CanvasOverlays } from './canvas-overlays.tsx';
import { useOverlayPreview, type PreviewedOverlay } from './overlay-preview.ts';

let canvas: TestCanvas | undefined;

beforeEach(() => useOverlayPreview.setState({ shown: null }));
afterEach(async () => {
  await canvas?.close();
  canvas = undefined;
});

const ENTRY = {
  documentId: 'd'.repeat(24),
  title: 'Home',
  collectionId: null,
} as unknown as ContentListEntry;

function Overlays() {
  const { site, entry } = useWorkspace();
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'canvas',
    host: 'app',
    siteId: 's',
    documentId: entry.documentId,
    language: 'en',
    pathOf: () => null,
  });
  return (
    <>
      <CanvasAnnouncement site={site} context={context} />
      <CanvasOverlays site={site} context={context} />
    </>
  );
}

async function open(...records: readonly object[]): Promise<void> {
  canvas = await openTestCanvas(records as readonly DocumentRecord[], {
    around: (layout) => (
      <ShownPageContext value={{ entry: ENTRY } as ShownPage}>
        <Overlays />
        {layout}
      </ShownPageContext>
    ),
  });
}

const edit = (shown: PreviewedOverlay | null) => act(async () => useOverlayPreview.setState({ shown }));
const find = (selector: string) => canvas?.host.querySelector(selector) ?? null;

it('shows the announcement bar beside its panel while it is switched off, and only there [OVER-30]', async () => {
  await open({
    id: 'announcement-bar',
    type: 'announcement-bar',
    isShown: false,
    text: richTextOf('Closed on Monday'),
  });
  expect(find('.portico-announcement')).toBeNull();
  await edit('announcement');
  expect(find('.portico-announcement')?.textContent).toContain('Closed on Monday');
  await edit('badge');
  expect(find('.portico-announcement')).toBeNull();
});

it('has no announcement bar to show where it has no text', async () => {
  await open({ id: 'announcement-bar', type: 'announcement-bar', isShown: false });
  await edit('announcement');
  expect(find('.portico-announcement')).toBeNull();
});

it('shows the mobile info bar beside its panel while its style is none, and only there', async () => {
  await open(
    { id: 'mobile-info-bar', type: 'mobile-info-bar', style: 'none' },
    { id: 'business-details', type: 'business-details', phone: '+1 555 0100' },
  );
  expect(canvas?.host.textContent).not.toContain('Call');
  await edit('info-bar');
  expect(canvas?.host.textContent).toContain('Call');
  await edit(null);
  expect(canvas?.host.textContent).not.toContain('Call');
});
