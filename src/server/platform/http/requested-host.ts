import type { IncomingMessage } from 'node:http';
import type { ProxyConfiguration } from '#server/platform/config/proxy-configuration.ts';

const FORWARDED_HOST = 'x-forwarded-host';

/** The name in a `Host` header: lower case, without port. */
export function hostnameOf(host: string): string {
  const colon = host.indexOf(':');
  return (colon === -1 ? host : host.slice(0, colon)).toLowerCase();
}

/**
 * Leaves a request with one host, `Host`, before anything reads it: that of a trusted proxy that is configured to name
 * it, else the received one. Routing, caching and answers can then never belong to two hosts.
 */
export function settleHost(request: IncomingMessage, proxies: ProxyConfiguration): void {
  const { headers, socket } = request;
  const named = headers[FORWARDED_HOST];
  if (named === undefined) return;
  delete headers[FORWARDED_HOST];
  if (!proxies.namesHost || proxies.trusts?.(socket.remoteAddress ?? '', 0) !== true) return;
  // Each proxy adds its own at the end.
  const host = (Array.isArray(named) ? named.join(',') : named).split(',').at(-1)?.trim() ?? '';
  if (host !== '') headers.host = host;
}
