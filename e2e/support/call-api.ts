import type { Page } from '@playwright/test';
import type { RunningPortico } from './start-portico.ts';

/** A page of the dashboard's host to call its endpoints from: a probe, since the dashboard is half a second of work. */
export async function openForCalls(page: Page, portico: RunningPortico): Promise<void> {
  await page.goto(portico.dashboardUrl('/healthz'));
}

/** Calls an endpoint of the host a page is on, with its session and its crumb; gives the parsed answer. */
export async function callApi<Answer = unknown>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await page.evaluate(
    async (call) => {
      const send = async (crumb: string) => {
        const address = `${call.path}${call.path.includes('?') ? '&' : '?'}crumb=${crumb}`;
        const response = await fetch(address, {
          method: call.method,
          ...(call.body === undefined
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
        });
        return { status: response.status, text: await response.text() };
      };
      const first = await send(/(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      // As every client does: a refused crumb comes with one that is good.
      const fresh = /"crumbFail":true,"crumb":"([^"]+)"/.exec(first.text)?.[1];
      return fresh === undefined ? first : send(fresh);
    },
    { method, path, body },
  );
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
  return JSON.parse(answer.text) as Answer;
}
