import type { FastifyRequest } from 'fastify';
import type { AccessByKind, AccessKind, EndpointHost } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Caller, CallerByAccess } from './caller.ts';
import { CallError } from './errors.ts';
import type { SiteByHost } from './site-scope.ts';

type Asked = Pick<FastifyRequest, 'hostKind' | 'site'>;

/** What an endpoint gets of the host it was called on; undefined where it does not answer there. */
const SITES: { readonly [Host in EndpointHost]: (asked: Asked) => SiteByHost[Host] | undefined } = {
  dashboard: ({ hostKind }) => (hostKind === 'dashboard' ? null : undefined),
  app: ({ site }) => (site?.host === 'app' ? site : undefined),
  site: ({ site }) => site ?? undefined,
  any: ({ site }) => site,
};

/** Checks access: whom an endpoint admits, and the error for all others. */
const ADMITTED: {
  readonly [Kind in AccessKind]: (
    caller: Caller,
    access: AccessByKind[Kind],
  ) => CallerByAccess[Kind] | ErrorCode;
} = {
  public: (caller) => caller,
  account: (caller) => ('account' in caller ? caller : 'login-required'),
  permission: (caller, access) => {
    if (!('account' in caller)) return 'login-required';
    return access.any.some((permission) => caller.permissions.has(permission)) ? caller : 'not-permitted';
  },
  member: (caller) => {
    if (caller.kind === 'member') return caller;
    return 'account' in caller ? 'not-permitted' : 'login-required';
  },
  'installation-owner': (caller) => {
    if (!('account' in caller)) return 'login-required';
    return caller.kind === 'operator' ? caller : 'not-permitted';
  },
};

/** The site of a call as its endpoint's host promises it. Throws `not-found` on other hosts. */
export function admittedSite<Host extends EndpointHost>(host: Host, asked: Asked): SiteByHost[Host] {
  const site = SITES[host](asked);
  if (site === undefined) throw new CallError('not-found');
  return site;
}

/** Who calls, as the access of the endpoint promises it. Throws `login-required`, `not-permitted`. */
export function admittedCaller<Kind extends AccessKind>(
  access: { readonly kind: Kind } & AccessByKind[Kind],
  caller: Caller,
): CallerByAccess[Kind] {
  const admitted = ADMITTED[access.kind](caller, access);
  if (typeof admitted === 'string') throw new CallError(admitted);
  return admitted;
}
