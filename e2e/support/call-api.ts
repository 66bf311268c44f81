import type { Page } from '@playwright/test';

/** Calls an endpoint of the host a page is on, with its session and its crumb; gives the parsed answer. */
export async function callApi<Answer = unknown>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await page.evaluate(
    async (call) => {
      const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const address = `${call.path}${call.path.includes('?') ? '&' : '?'}crumb=${crumb}`;
      const response = await fetch(address, {
        method: call.method,
        ...(call.body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
      });
      return { status: response.status, text: await response.text() };
    },
    { method, path, body },
  );
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
  return JSON.parse(answer.text) as Answer;
}
