import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsletter } from '#blocks/newsletter/index.ts';
import { plainTextOf, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import { openTestCanvas, type TestCanvas } from '../canvas/testing/open-test-canvas.tsx';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { ShownPageContext, type ShownPage } from '../site-context/shown-page.ts';
import { EditorPanel } from './editor-panel.tsx';

const BOOT = { permissions: [], hasStreetMaps: false } as unknown as BootFacts;
const SHOWN = { content: { entries: [] }, entry: { documentId: 'd' } } as unknown as ShownPage;
let canvas: TestCanvas;

beforeEach(async () => {
  const letter: DocumentRecord = {
    id: 'b1',
    type: 'block',
    blockType: 'newsletter',
    sectionId: 's1',
    desktop: { x: 0, y: 0, w: 12, h: 6 },
    mobile: null,
    dataVersion: newsletter.dataVersion,
    data: { ...newsletter.defaults(), disclaimer: richTextOf('') } as unknown as JsonObject,
  };
  canvas = await openTestCanvas([sectionRecord('s1', 'V'), letter], {
    around: (layout) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <BootContext value={BOOT}>
            {layout}
            <ShownPageContext value={SHOWN}>
              <EditorPanel />
            </ShownPageContext>
          </BootContext>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  });
  await act(async () => {
    canvas.edit.select({ kind: 'blocks', blockIds: ['b1'] });
    canvas.edit.setState({ isPanelOpen: true });
  });
});
afterEach(() => canvas.close());

const field = () => page.getByRole('textbox', { name: 'Disclaimer' });
const press = (keys: string) => act(async () => userEvent.keyboard(keys));
function disclaimer(): string {
  const data = canvas.store.getState().view['b1']?.['data'] as JsonObject;
  return plainTextOf(richTextSchema.parse(data['disclaimer']));
}
const savedAs = (text: string) => act(async () => vi.waitFor(() => expect(disclaimer()).toBe(text)));

it('takes a text of a panel back step by step, as one on the page, and adds no change by it [EDIT-72]', async () => {
  await expect.element(field()).toBeVisible();
  await act(async () => userEvent.click(field()));
  await press('No mail');
  await savedAs('No mail');
  await press(' to others');
  await savedAs('No mail to others');
  await press('{Control>}z{/Control}');
  expect(disclaimer()).toBe('No mail');
  await vi.waitFor(() => expect(field().element().textContent).toBe('No mail'));
  expect(canvas.store.getState().redoName).toBe('Change disclaimer');
  await press('{Control>}z{/Control}');
  expect(disclaimer()).toBe('');
  expect(canvas.store.getState().undoName).toBeNull();
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(disclaimer()).toBe('No mail');
  await press('{Control>}y{/Control}');
  await vi.waitFor(() => expect(field().element().textContent).toBe('No mail to others'));
});

it('takes back what was typed last before the pause that saves it [EDIT-72]', async () => {
  await expect.element(field()).toBeVisible();
  await act(async () => userEvent.click(field()));
  await press('Free');
  await savedAs('Free');
  await press(' of charge{Control>}z{/Control}');
  expect(disclaimer()).toBe('Free');
  await vi.waitFor(() => expect(field().element().textContent).toBe('Free'));
});
