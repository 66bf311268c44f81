import type { FastifyInstance } from 'fastify';

export interface PostedAnswer {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
  /** Of the form in the answer: the values of its hidden and text fields as a browser would post them. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A form posted by a browser without scripts; `place` is `documentId/formId`. */
export async function postedForm(
  app: FastifyInstance,
  host: string,
  path: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<PostedAnswer> {
  const payload = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' ? [value] : value) payload.append(name, lineBreaks(each));
  }
  const response = await app.inject({
    method: 'POST',
    url: `/api/form/submit/${path}`,
    headers: {
      host,
      origin: `http://${host}`,
      referer: `http://${host}/contact`,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: payload.toString(),
  });
  return {
    status: response.statusCode,
    body: response.body,
    location: response.headers.location,
    fields: hiddenFields(response.body),
  };
}

/** Browsers post every line break as two characters. */
function lineBreaks(text: string): string {
  return text.replaceAll(/\r\n?|\n/g, '\r\n');
}

function hiddenFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    if (name !== undefined) fields[unescape(name)] = unescape(/value="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  return fields;
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
