import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { parseForm } from './parse-form.ts';
import { refuseDeepJson } from './parse-json.ts';

/** Of a request whose handler sets none: parts, their headers, and bytes of each field's name and value. */
export const MULTIPART_LIMITS = {
  parts: 102,
  fields: 100,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: 100_000,
} as const;

/** Bodies as JSON, as form data (DATA-06, DATA-12), and files as multipart. An empty JSON body is no body. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') {
      done(null, undefined);
      return;
    }
    refuseDeepJson(body);
    void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body)),
  );
  void app.register(fastifyMultipart, { limits: MULTIPART_LIMITS });
}
