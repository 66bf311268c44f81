import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { fail, ok, type Result } from '#lib/result.ts';

const MAX_HOPS = 10;
const EXAMPLES =
  'the number of proxies in front of Portico (1) or their addresses (10.0.0.5, 192.168.0.0/16)';
/** Wider networks would be everybody, or nearly. */
const WIDEST_PREFIX = { 4: 8, 6: 7 } as const;
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether the proxy `hop` steps before Portico (0: the peer of the connection) is trusted to name its client. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The settings of proxies in front of Portico, by the names of their environment variables. */
export const PROXY_ENVIRONMENT = {
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const parsed = parseTrust(text.trim());
      if (parsed.ok) return parsed.value;
      context.addIssue({ code: 'custom', message: parsed.error });
      return z.NEVER;
    })
    .optional(),
  TRUST_FORWARDED_HOST: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
};

export interface ProxyConfiguration {
  /** Null: no proxy is trusted; the client is the peer of the connection. */
  readonly trusts: TrustsProxy | null;
  /** Whether `X-Forwarded-Host` of a trusted proxy is the host of a request. */
  readonly namesHost: boolean;
}

type ProxyEnvironment = z.infer<z.ZodObject<typeof PROXY_ENVIRONMENT>>;

/** The conflict between two settings, in words; null where there is none. */
export function proxyFault(settings: ProxyEnvironment): string | null {
  return settings.TRUST_FORWARDED_HOST === 'true' && (settings.TRUST_PROXY ?? null) === null
    ? `TRUST_FORWARDED_HOST needs TRUST_PROXY: ${EXAMPLES}`
    : null;
}

export function proxyConfiguration(settings: ProxyEnvironment): ProxyConfiguration {
  return { trusts: settings.TRUST_PROXY ?? null, namesHost: settings.TRUST_FORWARDED_HOST === 'true' };
}

function parseTrust(text: string): Result<TrustsProxy | null, string> {
  if (text === 'false') return ok(null);
  if (text === 'true') return fail(`says whom to believe: ${EXAMPLES}. true would believe everybody`);
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops < 1 || hops > MAX_HOPS) return fail(`must count 1 to ${MAX_HOPS} proxies`);
    return ok((_address, hop) => hop < hops);
  }
  const networks = new BlockList();
  for (const name of text.split(/[\s,]+/)) {
    for (const network of NAMED_NETWORKS[name] ?? [name]) {
      const wrong = addNetwork(networks, network);
      if (wrong !== null) return fail(wrong);
    }
  }
  return ok((address) => {
    const version = isIP(address);
    return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
  });
}

/** The error in a network's notation, in words; null where it was added. */
function addNetwork(networks: BlockList, network: string): string | null {
  const [address = '', prefix, ...rest] = network.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
  if ((version !== 4 && version !== 6) || rest.length > 0 || bits > longest) {
    return `must be ${EXAMPLES}; ${JSON.stringify(network)} is neither`;
  }
  if (bits < WIDEST_PREFIX[version]) return `must not believe everybody: ${network} is too wide`;
  networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  return null;
}
