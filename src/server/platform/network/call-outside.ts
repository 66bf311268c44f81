import { lookup as lookupHost } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Transform, type Readable } from 'node:stream';
import type { OutsideProxies } from '#server/platform/config/outside-configuration.ts';
import { isInnerAddress } from './inner-address.ts';

const MAX_REDIRECTS = 3;
const CONNECT_TIMEOUT_MS = 10_000;

/** A call to another server. */
export interface OutsideCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From the call to the last byte of the answer, redirects included, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the answer's body. What is larger ends with `OutsideCallError` where it is read. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

export interface OutsideAnswer {
  readonly status: number;
  /** To be read or destroyed. */
  readonly body: Readable;
}

/** Why another server could not be called. `isHostDown`: no other call of that host can be expected to work either. */
export class OutsideCallError extends Error {
  override name = 'OutsideCallError';
  readonly isHostDown: boolean;

  constructor(reason: string, isHostDown: boolean, options?: ErrorOptions) {
    super(reason, options);
    this.isHostDown = isHostDown;
  }
}

/** Calls an address outside of this installation; throws `OutsideCallError`. */
export type CallOutside = (url: string, call: OutsideCall) => Promise<OutsideAnswer>;

export interface OutsideCallerOptions {
  /** Addresses that are never connected to: by default all that are not of the public internet. */
  readonly isRefused?: (address: string) => boolean;
  /** Through what the calls leave. */
  readonly proxies: OutsideProxies | null;
}

/**
 * The one way to call an address that a person entered (PLAT-74): http and https only, addresses checked when a name is
 * resolved for the connection itself, so that a second answer of a name server cannot lead elsewhere; at most three
 * redirects, each checked again, and none for a POST; limits on time and size. Behind a proxy it is the proxy that
 * resolves names: it has to refuse the networks that it protects.
 */
export function createOutsideCaller({
  isRefused = isInnerAddress,
  proxies,
}: OutsideCallerOptions): CallOutside {
  // Of its own: a connection that another caller was allowed to open is not used again.
  const options = proxies === null ? { lookup: checkedLookup(isRefused) } : { proxyEnv: { ...proxies } };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };

  return async (url, call) => {
    const limit = AbortSignal.timeout(call.timeoutMs);
    const signal = call.signal === undefined ? limit : AbortSignal.any([call.signal, limit]);
    let address = URL.parse(url);
    for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
      if (address === null || (address.protocol !== 'http:' && address.protocol !== 'https:')) {
        throw new OutsideCallError('The address is not valid.', false);
      }
      const response = await send(address, call, signal);
      const { location } = response.headers;
      if (!isRedirect(response) || location === undefined || call.method === 'POST') {
        return { status: response.statusCode ?? 0, body: bounded(response, call.maxBytes) };
      }
      response.resume();
      const target: URL | null = URL.parse(location, address.href);
      // Credentials for one server are not sent to another one.
      if (target !== null && target.origin !== address.origin) call = { ...call, headers: {} };
      address = target;
    }
    throw new OutsideCallError('The address redirects too often.', false);
  };

  function send(address: URL, call: OutsideCall, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = address.protocol === 'https:';
    const hostname = address.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(hostname) !== 0 && isRefused(hostname)) {
      return Promise.reject(new OutsideCallError('The address is in a private network.', true));
    }
    return new Promise((resolve, reject) => {
      const sent = (isSecure ? requestHttps : requestHttp)(
        address,
        {
          agent: isSecure ? agents['https:'] : agents['http:'],
          method: call.method ?? 'GET',
          signal,
          timeout: CONNECT_TIMEOUT_MS,
          headers: { accept: '*/*', 'user-agent': 'Portico', ...call.headers },
        },
        resolve,
      );
      sent.on('timeout', () => sent.destroy(new OutsideCallError('The server does not answer.', true)));
      sent.on('error', (error) => reject(asCallError(error, call.signal)));
      sent.end(call.body);
    });
  }
}

/** Resolves a name and refuses what is refused by its number, so that a name cannot lead there either. */
function checkedLookup(isRefused: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, '', 4);
        return;
      }
      const allowed = addresses.filter((each) => !isRefused(each.address));
      const [first] = allowed;
      if (first === undefined) {
        callback(new OutsideCallError('The address is in a private network.', true), '', 4);
      } else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400 && statusCode !== 304;
}

/** The body as far as it may go; a limit that ends it says so. */
function bounded(response: IncomingMessage, maxBytes: number): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new OutsideCallError('The answer is too large.', false));
      else done(null, chunk);
    },
  });
  // Errors reach the reader of the body.
  pipeline(response, counted, () => undefined);
  return counted;
}

function asCallError(error: Error, given: AbortSignal | undefined): Error {
  if (error instanceof OutsideCallError) return error;
  if (given?.aborted === true)
    return new OutsideCallError('The call was called off.', false, { cause: error });
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new OutsideCallError('The server was not found.', true, { cause: error });
  }
  if (code === 'ECONNREFUSED') {
    return new OutsideCallError('The server refused the connection.', true, { cause: error });
  }
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return new OutsideCallError('The server does not answer.', true, { cause: error });
  }
  return new OutsideCallError(`The server could not be reached (${code || error.name}).`, true, {
    cause: error,
  });
}
