import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface FormVisitor {
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer>;
  /** A key for a form; without one a key that names no form. */
  key(formId?: string): Promise<string>;
}

/** A browser on a host: keeps its cookies and takes a new crumb when it is told to. */
export function formVisitor(
  app: FastifyInstance,
  host: string,
  session?: string,
  member?: string,
): FormVisitor {
  const cookies: Record<string, string> = {
    ...(session === undefined ? {} : { portico_session: session }),
    ...(member === undefined ? {} : { portico_member: member }),
  };
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: path,
      query: { ...queryOf(path), crumb: cookies['crumb'] ?? '' },
      headers: { host },
      cookies,
      ...(payload === undefined ? {} : { payload }),
    });
    for (const cookie of response.cookies) cookies[cookie.name] = cookie.value;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson
        ? (response.json() as Record<string, unknown>)
        : { text: response.body, headers: response.headers },
    };
  };
  return {
    async call(method, path, payload) {
      const answer = await send(method, path, payload);
      return answer.body['crumbFail'] === true ? send(method, path, payload) : answer;
    },
    async key(formId) {
      const query = formId === undefined ? '' : `?formId=${formId}`;
      const { body } = await this.call('POST', `/api/form/FormSubmissionKey${query}`);
      return (body['data'] as { key: string }).key;
    },
  };
}

function queryOf(path: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
}
