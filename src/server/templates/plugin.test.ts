import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerTemplates } from './plugin.ts';

async function ask(url: string) {
  const app = fastify();
  registerTemplates(app);
  const answer = await app.inject({ url });
  await app.close();
  return answer;
}

it.each(['/s/sample-pictures/studio-stool.jpg', '/_portico/templates/studio.jpg'])(
  'serves the picture %s [EDIT-184]',
  async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  },
);

it.each([
  '/s/sample-pictures/studio-stool',
  '/s/sample-pictures/previews.jpg',
  '/s/sample-pictures/..%2fpreviews%2fstudio.jpg',
  '/_portico/templates/studio-stool.jpg',
])('serves no file by another name: %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
