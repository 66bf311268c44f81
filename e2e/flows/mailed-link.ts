import { expect, type Page } from '@playwright/test';
import { callApi, openForCalls } from '../support/call-api.ts';
import type { RunningPortico } from '../support/start-portico.ts';

interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The link of the latest mail to a member. */
export async function mailedLink(
  owner: Page,
  portico: RunningPortico,
  to: string,
  subject: RegExp,
): Promise<string> {
  const reader = await owner.context().newPage();
  await openForCalls(reader, portico);
  let link = '';
  // Mails leave after the answer.
  await expect(async () => {
    const { mails } = await callApi<{ mails: OutboxMail[] }>(reader, 'GET', '/api/outbox');
    const mail = mails.find((each) => each.to === to && subject.test(each.subject));
    link = /http\S+\/account\/(?:link|invitation)\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await reader.close();
  return link;
}
