import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { openTestingDocument } from '../documents/testing/open-testing-document.ts';
import { ShownPageContext, type ShownPage } from '../site-context/shown-page.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';

const SHOWN = { content: { entries: [], byId: () => undefined } } as unknown as ShownPage;
let root: Root;
let site: DocumentStore;

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  site = openTestingDocument({ id: 'd', kind: 'site', records: {} });
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ShownPageContext value={SHOWN}>
            <AnnouncementPanel site={site} />
          </ShownPageContext>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const bar = () => parseAnnouncementBar(site.getState().view['announcement-bar']);
const written = () => plainTextOf(bar().text);
const field = () => page.getByRole('textbox', { name: 'Text', exact: true });
const press = (keys: string) => act(async () => userEvent.keyboard(keys));

it('undo in the text of the announcement bar takes back the steps of the site, as the button does [EDIT-72]', async () => {
  await expect.element(field()).toBeVisible();
  await act(async () => document.querySelector<HTMLElement>('[role="switch"]')?.click());
  expect(bar().isShown).toBe(true);
  await act(async () => userEvent.click(field()));
  await press('{Control>}a{/Control}Closed today');
  await act(async () => vi.waitFor(() => expect(written()).toBe('Closed today')));
  const steps = site.getState().undoName;
  expect(steps).not.toBeNull();

  await press('{Control>}z{/Control}');
  expect(written()).not.toContain('Closed today');
  await vi.waitFor(() => expect(field().element().textContent).not.toContain('Closed today'));
  expect(site.getState().redoName).toBe(steps);
  expect(bar().isShown).toBe(true);
  await press('{Control>}z{/Control}');
  expect(bar().isShown).toBe(false);
  await press('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
  expect(bar().isShown).toBe(true);
  await vi.waitFor(() => expect(field().element().textContent).toBe('Closed today'));
  expect(site.getState().redoName).toBeNull();
});

it('says that nothing is shown while the bar is on without a text, and no longer once it has one [OVER-29]', async () => {
  const said = page.getByText('Nothing is shown until the bar has a text.');
  await expect.element(field()).toBeVisible();
  await act(async () => userEvent.click(field()));
  await press('{Control>}a{/Control}{Backspace}');
  await expect.element(said).not.toBeInTheDocument();
  await act(async () => document.querySelector<HTMLElement>('[role="switch"]')?.click());
  await expect.element(said).toBeVisible();
  await act(async () => userEvent.click(field()));
  await press('Closed today');
  await act(async () => vi.waitFor(() => expect(written()).toBe('Closed today')));
  await expect.element(said).not.toBeInTheDocument();
});
