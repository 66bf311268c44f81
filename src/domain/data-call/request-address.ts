import type { DataCallRequest } from './data-call-request.ts';

/** The address of a call with the crumb as a query parameter (DATA-05, DATA-11). */
export function requestAddress(request: DataCallRequest, crumb: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== null && value !== undefined) query.append(name, String(value));
  }
  if (crumb !== null) query.append('crumb', crumb);
  const text = query.toString();
  if (text === '') return request.path;
  return `${request.path}${request.path.includes('?') ? '&' : '?'}${text}`;
}
