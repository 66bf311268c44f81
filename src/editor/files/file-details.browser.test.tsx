import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileEntry } from '#contract/files.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { createId } from '#lib/id.ts';
import { FileDetails } from './file-details.tsx';

const FILE: FileEntry = {
  id: '0199f3b4c0de0a1b2c3d4e01' as FileId,
  name: 'menu.pdf',
  kind: 'document',
  mimeType: 'application/pdf',
  size: 1000,
  alt: '',
  image: null,
  href: '/s/menu.pdf',
  createdAt: '2026-01-02T03:04:05.000Z',
};

let root: Root;
beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('keeps the old name and says so when renaming fails [LINK-73] [EDIT-149]', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) =>
    init?.method === 'GET'
      ? Response.json({ uses: [], plans: [] })
      : Response.json({ error: 'Something went wrong', code: 'internal' }, { status: 500 }),
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <FileDetails file={FILE} canWrite onChanged={() => undefined} onRemoved={() => undefined} />
    </QueryClientProvider>,
  );
  const name = page.getByLabelText('File name');
  await userEvent.fill(name, 'card.pdf');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('There was a problem while renaming your file.')).toBeVisible();
  await expect.element(name).toHaveValue('menu.pdf');
});

it('names the plans of members that show it, and warns of them before it is deleted [MEMB-46]', async () => {
  const plans = [{ id: createId<'member-plan'>(), name: 'Gold' }];
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ uses: [], plans }));
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <FileDetails file={FILE} canWrite onChanged={() => undefined} onRemoved={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/^Plan of members: .*Gold/)).toBeVisible();
  expect(page.getByText('is not used').elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText(/^It is used/)).toBeVisible();
});

it('has the focus at its first field when what was written is saved [EDIT-39]', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) =>
    init?.method === 'GET'
      ? Response.json({ uses: [], plans: [] })
      : Response.json({ ...FILE, name: 'card.pdf' }),
  );
  function Opened() {
    const [file, setFile] = useState(FILE);
    return <FileDetails file={file} canWrite onChanged={setFile} onRemoved={() => undefined} />;
  }
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Opened />
    </QueryClientProvider>,
  );
  await userEvent.fill(page.getByLabelText('File name'), 'card.pdf');
  const save = page.getByRole('button', { name: 'Save' });
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByLabelText('File name')).toHaveFocus();
});
