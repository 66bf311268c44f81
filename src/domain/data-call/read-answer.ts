import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { DataCallError, errorsMapOf } from './data-call-error.ts';
import { failureMessage, isRetriedStatus, unparsableMessage } from './failure-message.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What an answer means; `crumb` asks for a repeat with the new crumb, `retry` may be tried again. */
export type AnswerReading =
  | { readonly kind: 'success'; readonly value: JsonValue }
  | { readonly kind: 'crumb'; readonly crumb: string | null; readonly error: DataCallError }
  | { readonly kind: 'retry'; readonly error: DataCallError }
  | { readonly kind: 'failure'; readonly error: DataCallError };

/**
 * Reads an answer (DATA-15 to DATA-29). The flags are looked at in the order of DATA-29: crumbFail, loginRequired,
 * authorizationFail, errors map, error; only the first that applies counts.
 */
export function readAnswer(answer: Answer, url: string, host: string): AnswerReading {
  const { status } = answer;
  const isSuccess = status >= 200 && status < 300;
  if (status === 204) return { kind: 'success', value: {} };
  const parsed = parseJson(answer.text);
  if (!parsed.ok && isSuccess) {
    const message = unparsableMessage(url, parsed.message);
    return { kind: 'failure', error: new DataCallError('parse', message, { url, status, body: null }) };
  }
  const value = parsed.ok ? parsed.value : null;
  const body = isJsonObject(value) ? value : null;
  const flag = firstFlag(body);
  if (flag === null && isSuccess) return { kind: 'success', value };
  const error = new DataCallError(flag ?? 'answer', failureMessage(status, body, host), {
    url,
    status,
    body,
  });
  if (flag === 'crumb') {
    const crumb = body?.['crumb'];
    return { kind: 'crumb', crumb: typeof crumb === 'string' ? crumb : null, error };
  }
  const hasFlag = flag !== null && flag !== 'answer';
  return { kind: !hasFlag && isRetriedStatus(status, body) ? 'retry' : 'failure', error };
}

function firstFlag(
  body: JsonObject | null,
): 'crumb' | 'login' | 'authorization' | 'fields' | 'answer' | null {
  if (body === null) return null;
  if (body['crumbFail'] === true) return 'crumb';
  if (body['loginRequired'] === true) return 'login';
  if (body['authorizationFail'] === true) return 'authorization';
  if (errorsMapOf(body) !== null) return 'fields';
  const error = body['error'];
  return error === undefined || error === null || error === false || error === '' ? null : 'answer';
}

function parseJson(
  text: string,
): { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly message: string } {
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
