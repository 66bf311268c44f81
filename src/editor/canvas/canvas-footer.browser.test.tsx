import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { CanvasFooter } from './canvas-footer.tsx';
import { useSiteTranslator } from './use-site-translator.ts';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';

const BANNER: DocumentRecord = { id: 'cookie-banner', type: 'cookie-banner', isCookieBannerEnabled: true };

let canvas: TestCanvas;
afterEach(() => canvas.close());

/** The document stands for that of the site. */
function Footer() {
  const { site, siteId } = useWorkspace();
  const language = useDocumentState(site, ({ view }) => siteSettingsOf(view['settings']).language);
  const translate = useSiteTranslator(language);
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'canvas',
    host: 'app',
    siteId,
    documentId: site.documentId,
    language,
    translate,
    pathOf: () => null,
  });
  return <CanvasFooter site={site} context={context} isEditable={false} />;
}

async function show(...records: readonly DocumentRecord[]) {
  canvas = await openTestCanvas(records, { around: () => <Footer /> });
  const { host } = canvas;
  return () => host.querySelector<HTMLElement>('.portico-footer-cookies');
}

it('shows the link that asks about cookies again, which cannot be operated here', async () => {
  const link = await show(sectionRecord('s1', 'V'), { ...sectionRecord('s2', 'W'), theme: 'dark' }, BANNER);
  expect([link()?.textContent, link()?.dataset['theme'], link()?.inert]).toEqual([
    'Cookie settings',
    'dark',
    true,
  ]);
  link()?.querySelector('a')?.focus();
  expect(link()?.contains(document.activeElement)).toBe(false);
});

it('shows it as soon as the banner is switched on, in the language of the site', async () => {
  const settings: DocumentRecord = { id: 'settings', type: 'settings', title: 'Haus', language: 'de' };
  const link = await show(settings, { ...BANNER, isCookieBannerEnabled: false });
  expect(link()).toBeNull();
  await act(async () =>
    canvas.store.run({
      name: 'Banner',
      operations: [{ op: 'set', id: 'cookie-banner', field: 'isCookieBannerEnabled', value: true }],
    }),
  );
  expect(link()?.dataset['theme']).toBe('white');
  // The words of other languages than English are fetched.
  await expect.poll(() => link()?.textContent).toBe('Cookie-Einstellungen');
});

it('leaves it out where the owner has placed one', async () => {
  const link = await show(sectionRecord('s1', 'V'), BANNER, {
    id: 'block-1',
    type: 'block',
    blockType: 'button',
    sectionId: 's1',
    desktop: { x: 0, y: 0, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: { text: 'Cookies', link: { kind: 'url', href: '#cookie-settings', newWindow: false } },
  });
  expect(link()).toBeNull();
});
