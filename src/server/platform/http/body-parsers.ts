import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Bodies as JSON, as form data (DATA-06, DATA-12), and files as multipart. An empty JSON body is no body. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body)),
  );
  void app.register(fastifyMultipart);
}

/** Fields by name; one that comes several times is a list. */
function parseForm(text: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(text);
  const parsed: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name);
    parsed[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return parsed;
}
