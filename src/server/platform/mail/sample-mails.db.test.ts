import { expect, it } from 'vitest';
import { MAILS } from '#server/mails.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { sampleMailsPlugin } from './sample-mails-plugin.tsx';

async function get(isProduction: boolean, url: string, host = 'app.localhost') {
  const test = await createTestServices({ config: { isProduction } });
  const app = await createHttpApp(test.services, {
    identify,
    routes: [],
    plugins: [sampleMailsPlugin(MAILS)],
  });
  const answer = await app.inject({ url, headers: { host } });
  await app.close();
  await test.close();
  return answer;
}

it('shows every mail while Portico is developed, on the app domain', async () => {
  const list = await get(false, '/dev/mails');
  expect(list.body).toContain('href="/dev/mails/newsletter-welcome/de"');
  const one = await get(false, '/dev/mails/newsletter-welcome/de');
  expect(one.body).toContain('Sie haben Garden Letters abonniert');
  expect(one.body).toContain('src="/dev/mails/newsletter-welcome/de/html"');
  const html = await get(false, '/dev/mails/newsletter-welcome/de/html');
  expect(html.body).toContain('<html lang="de" dir="ltr">');
  expect((await get(false, '/dev/mails/newsletter-welcome/ja')).statusCode).toBe(404);
});

it('is not there in production, nor on hosts of sites', async () => {
  expect((await get(true, '/dev/mails')).statusCode).toBe(404);
  expect((await get(false, '/dev/mails', 'demo.localhost')).statusCode).toBe(404);
});
