import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { callApi } from '../support/call-api.ts';
import { untilSent } from './until-sent.ts';

const newId = (): string => randomBytes(12).toString('hex');

/** A page of the site whose configuration area `page` shows, by its title; '' is the document of the site itself. */
export async function documentIdOf(page: Page, title: string): Promise<string> {
  const { entries } = await callApi<{ entries: { documentId: string; title: string }[] }>(
    page,
    'GET',
    '/api/content?page=1&pageSize=100',
  );
  const found = entries.find((entry) => entry.title === title);
  if (found === undefined)
    throw new Error(`No page is called ${title}: ${entries.map((each) => each.title).join()}`);
  return found.documentId;
}

/** The document of the site itself, from what the configuration area was opened with. */
export async function siteDocumentId(page: Page): Promise<string> {
  const facts = await page.locator('#portico-boot-facts').textContent();
  return (JSON.parse(facts ?? '{}') as { siteDocumentId: string }).siteDocumentId;
}

/** Changes a document as another browser of the owner would. */
export async function changeDocument(
  page: Page,
  documentId: string,
  operations: readonly object[],
): Promise<void> {
  const { version } = await callApi<{ version: number }>(page, 'GET', `/api/documents/${documentId}`);
  const change = { id: newId(), baseVersion: version, name: 'Prepare', gestureId: newId(), operations };
  const answer = await callApi<{ rejected: { message: string; errors?: Record<string, string> }[] }>(
    page,
    'POST',
    `/api/documents/${documentId}/changes`,
    { clientId: newId(), changes: [change] },
  );
  const [rejected] = answer.rejected;
  if (rejected !== undefined) throw new Error(`${rejected.message} ${JSON.stringify(rejected.errors)}`);
}

/** Publishes everything that differs; like the dialog, it waits for what the window has not saved yet. */
export async function publishAll(page: Page): Promise<void> {
  await untilSent(page);
  await callApi(page, 'POST', '/api/publish', { documentIds: 'all' });
}
