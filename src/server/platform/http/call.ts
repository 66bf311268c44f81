import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessKind, EndpointHost } from '#contract/endpoint.ts';
import type { Services } from '../services.ts';
import type { CallerByAccess } from './caller.ts';
import type { SiteByHost } from './site-scope.ts';

/** What a handler gets: parsed input, and the site and the caller that the endpoint's host and access promise. */
export interface Call<
  Host extends EndpointHost = EndpointHost,
  Access extends AccessKind = AccessKind,
  Params = unknown,
  Query = unknown,
  Body = unknown,
> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly services: Services;
  readonly caller: CallerByAccess[Access];
  readonly site: SiteByHost[Host];
  readonly request: FastifyRequest;
  /** For cookies, streams and redirects; a handler that answers through it returns `reply`. */
  readonly reply: FastifyReply;
}
