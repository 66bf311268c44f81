import '#ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { BootContext } from '../site-context/boot-context.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { SubmissionsScreen } from './submissions-screen.tsx';

const FORM = '0199f3b4c0de0a1b2c3d4e00';
const LINE = {
  id: '0199f3b4c0de0a1b2c3d4e01',
  formId: FORM,
  formName: 'Contact form',
  createdAt: '2026-01-02T03:04:05.000Z',
  isRead: false,
  pageTitle: 'Contact',
  pagePath: '/contact',
};
const DETAIL = {
  ...LINE,
  answers: [{ fieldId: 'a', kind: 'text', title: 'Subject', text: 'A <b>question</b>', parts: null }],
  pageUrl: 'http://demo.localhost/contact',
  isOverlayForm: false,
  submitButtonText: 'Submit',
};

let root: Root;
let called: string[];
let posted: unknown[];

beforeEach(() => {
  called = [];
  posted = [];
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(
  hasSubmissions: boolean,
  permissions: BootFacts['permissions'] = ['crm.read', 'crm.write'],
  others: readonly object[] = [],
): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? '';
    called.push(`${init?.method} ${path}`);
    const submissions = hasSubmissions
      ? [
          {
            ...LINE,
            from: 'ada@example.com',
            answers: [{ fieldId: 'a', title: 'Subject', text: 'A <b>question</b>' }],
          },
          ...others,
        ]
      : [];
    const forms = hasSubmissions
      ? [{ formId: FORM, name: 'Contact form', total: 1, unread: 1, latestAt: LINE.createdAt }]
      : [];
    if (path === '/api/forms') return Response.json({ forms });
    if (path === '/api/forms/submissions')
      return Response.json({ submissions, total: submissions.length, unread: 0 });
    if (/\/(read|delete|restore)$/.test(path)) {
      posted.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
      return Response.json({ changed: 1 });
    }
    return Response.json(path.endsWith(LINE.id) && init?.method === 'GET' ? DETAIL : {});
  });
  const facts = { permissions } as unknown as BootFacts;
  root.render(
    <BootContext value={facts}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SubmissionsScreen />
          <ToastRegion />
        </MemoryRouter>
      </QueryClientProvider>
    </BootContext>,
  );
}

it('tells how to get submissions while there are none', async () => {
  show(false);
  await expect.element(page.getByText('No submissions yet')).toBeVisible();
});

it('opens a submission, marks it read, links to its page and deletes it', async () => {
  show(true);
  await userEvent.click(page.getByText('A <b>question</b>'));
  await expect.element(page.getByRole('link', { name: /Contact/ })).toHaveAttribute('href', DETAIL.pageUrl);
  await expect.poll(() => called).toContain('POST /api/forms/submissions/read');
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => called).toContain('POST /api/forms/submissions/delete');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
});

it('names each row by its date and who sent it', async () => {
  show(true);
  await expect.element(page.getByRole('row', { name: /2026.*ada@example\.com/ })).toBeVisible();
});

it('offers no deleting to people who may only read', async () => {
  show(true, ['crm.read']);
  await userEvent.click(page.getByText('A <b>question</b>'));
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Mark as unread' }))
    .toBeVisible();
  expect(page.getByRole('button', { name: /Delete/ }).query()).toBeNull();
});

it('marks and deletes the chosen ones, and brings them back', async () => {
  show(true);
  await userEvent.click(page.getByRole('checkbox').nth(1), { force: true });
  await expect.element(page.getByText('1 chosen')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mark as read' }));
  await expect.element(page.getByText('None chosen')).toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox').nth(1), { force: true });
  await userEvent.click(page.getByRole('button', { name: 'Delete chosen' }));
  await expect.element(page.getByText('The submission was deleted.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => called.filter((call) => call.startsWith('POST')))
    .toEqual([
      'POST /api/forms/submissions/read',
      'POST /api/forms/submissions/delete',
      'POST /api/forms/submissions/restore',
    ]);
  expect(posted).toEqual([{ ids: [LINE.id], isRead: true }, { ids: [LINE.id] }, { ids: [LINE.id] }]);
});

it.each([390, 1024])('nothing scrolls sideways at %i px, however long an answer is', async (width) => {
  await page.viewport(width, 844);
  const answers = [
    { fieldId: 'a', title: 'Name', text: 'مريم von und zu Hohenlohe-Waldenburg-Schillingsfürst' },
    { fieldId: 'b', title: 'Message', text: 'A long answer. '.repeat(60) },
  ];
  const from = 'writer.with.a.long.address@department-of-letters.example.org';
  show(true, ['crm.read', 'crm.write'], [{ ...LINE, id: FORM, from, answers }]);
  const grid = page.getByRole('grid', { name: 'Form submissions' });
  await expect.element(grid).toBeVisible();
  const scroller = grid.element().parentElement;
  expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
  // What is written from right to left begins where its column begins.
  const name = page.getByText(from).element().getBoundingClientRect();
  const other = page.getByText('ada@example.com').element().getBoundingClientRect();
  expect(Math.abs(name.left - other.left)).toBeLessThan(1);
  await page.viewport(1280, 720);
});
