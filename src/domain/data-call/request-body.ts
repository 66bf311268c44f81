import { isJsonObject, type JsonObject } from '#lib/json.ts';
import type { DataCallRequest } from './data-call-request.ts';

export interface EncodedBody {
  readonly contentType: string;
  readonly text: string;
}

/**
 * The body of a call as it goes over the wire: JSON (DATA-06) or form-encoded (DATA-12); null without one.
 * In form encoding texts, numbers and booleans stand as they are, lists and objects as JSON, null is left out.
 */
export function requestBody(request: DataCallRequest): EncodedBody | null {
  if (request.body === undefined) return null;
  if ((request.encoding ?? 'json') === 'json') {
    return { contentType: 'application/json', text: JSON.stringify(request.body) };
  }
  const form = new URLSearchParams();
  const fields: JsonObject = isJsonObject(request.body) ? request.body : {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return { contentType: 'application/x-www-form-urlencoded;charset=UTF-8', text: form.toString() };
}
