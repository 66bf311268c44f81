import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FundFields } from '#domain/donations/fund-fields.ts';
import type { BootFacts } from '../../site-context/boot-facts.ts';
import { BootContext } from '../../site-context/boot-context.ts';
import { FundDialog } from './fund-dialog.tsx';

let root: Root;
let sent: FundFields[];
const closed = vi.fn<() => void>();
beforeEach(() => {
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    sent.push(JSON.parse(init?.body as string) as FundFields);
    return Response.json({ id: 'f'.repeat(24) });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BootContext value={{ featuresOff: [] } as unknown as BootFacts}>
      <QueryClientProvider client={new QueryClient()}>
        <FundDialog fund={null} currency="USD" onSaved={() => Promise.resolve()} onClose={closed} />
      </QueryClientProvider>
    </BootContext>,
  );
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('takes questions of its own for donors, which are fields of a form [ORD-127]', async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Trees');
  await userEvent.click(page.getByRole('button', { name: 'Add field' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'In honour of');
  await userEvent.click(page.getByText('Required', { exact: true }));
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(sent).toMatchObject([
    { name: 'Trees', questions: [{ kind: 'text', title: 'In honour of', required: true }] },
  ]);
});
