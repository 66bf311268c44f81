import '#ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CreateSiteDialog } from './create-site-dialog.tsx';
import type { Template } from './template.ts';

let root: Root;
/** Lets the server answer with the address for a title. */
let propose: () => void;

const TEMPLATE: Template = {
  id: 'journal',
  title: 'Journal',
  titleWords: { key: 'siteTemplates.studio', params: {} },
  description: 'For writing',
  descriptionWords: { key: 'siteTemplates.studioHelp', params: {} },
  pictureUrl: '',
  isBlank: false,
};

beforeEach(() => {
  const proposed = new Promise<void>((resolve) => {
    propose = resolve;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = new URL(input instanceof Request ? input.url : input.toString(), window.location.href);
    if (address.searchParams.has('title')) {
      await proposed;
      return Response.json({ identifier: 'the-mill', isFree: true, problem: null });
    }
    return Response.json({
      identifier: address.searchParams.get('identifier'),
      isFree: true,
      problem: null,
    });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <CreateSiteDialog template={TEMPLATE} onClose={() => undefined} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('proposes an address for the title, but changes nothing in a field that a person is in', async () => {
  const address = page.getByRole('textbox', { name: 'Address' });
  await page.getByRole('textbox', { name: 'Title' }).fill('The mill');
  await userEvent.click(address);
  await vi.waitFor(() => expect(vi.mocked(window.fetch)).toHaveBeenCalled());
  propose();
  await vi.waitFor(() => expect(vi.mocked(window.fetch).mock.settledResults[0]?.type).toBe('fulfilled'));
  await new Promise(requestAnimationFrame);
  await expect.element(address).toHaveValue('');
  await userEvent.tab();
  await expect.element(address).toHaveValue('the-mill');
  await userEvent.click(address);
  await userEvent.keyboard('{Control>}a{/Control}mill');
  await expect.element(address).toHaveValue('mill');
});
