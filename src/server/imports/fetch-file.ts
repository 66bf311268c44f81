import { lookup as lookupHost } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';

export interface FetchedFile {
  readonly content: Readable;
  /** The last part of the address. */
  readonly name: string;
}

/** Why a file could not be fetched. `isHostDown`: no other file of that host can be expected either. */
export class FetchFileError extends Error {
  override name = 'FetchFileError';
  readonly isHostDown: boolean;

  constructor(reason: string, isHostDown: boolean) {
    super(reason);
    this.isHostDown = isHostDown;
  }
}

/** Fetches a file of the web, or throws `FetchFileError`. Tests give their own. */
export type FetchFile = (url: string, signal: AbortSignal) => Promise<FetchedFile>;

const CONNECT_TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 120_000;
const MAX_REDIRECTS = 5;

/** Addresses inside this machine and its network: an uploaded export must not reach them. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is inside this machine or its network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Fetches over HTTP from public addresses only, checked when connecting, with limits on time and redirects. */
export const fetchPublicFile: FetchFile = async (url, signal) => {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TOTAL_TIMEOUT_MS)]);
  let address = URL.parse(url);
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    if (address === null || (address.protocol !== 'http:' && address.protocol !== 'https:')) {
      throw new FetchFileError('The address is not valid.', false);
    }
    const response = await get(address, deadline);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.resume();
      address = URL.parse(location, address.href);
      continue;
    }
    if (status !== 200) {
      response.resume();
      throw new FetchFileError(`The server answered ${status}.`, false);
    }
    return { content: response, name: nameOf(url) };
  }
  throw new FetchFileError('The address redirects too often.', false);
};

/** The name in an address. */
export function nameOf(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'file';
  } catch {
    return last;
  }
}

function get(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  const hostname = address.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0 && isPrivateAddress(hostname)) {
    return Promise.reject(new FetchFileError('The address is in a private network.', true));
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        lookup: lookupPublic,
        signal,
        timeout: CONNECT_TIMEOUT_MS,
        headers: { accept: '*/*', 'user-agent': 'Portico' },
      },
      resolve,
    );
    sent.on('timeout', () => sent.destroy(new FetchFileError('The server does not answer.', true)));
    sent.on('error', (error) => {
      reject(error instanceof FetchFileError ? error : new FetchFileError(reasonOf(error), !signal.aborted));
    });
    sent.end();
  });
}

/** Resolves a name and refuses private addresses, so that a name cannot lead to them either. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, '', 4);
      return;
    }
    const allowed = addresses.filter((each) => !isPrivateAddress(each.address));
    const first = allowed[0];
    if (first === undefined) {
      callback(new FetchFileError('The address is in a private network.', true), '', 4);
    } else if (options.all === true) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The server was not found.';
  if (code === 'ECONNREFUSED') return 'The server refused the connection.';
  return `The server could not be reached (${code || error.name}).`;
}
