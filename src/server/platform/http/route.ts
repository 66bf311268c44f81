import type { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Services } from '../services.ts';

/** The person behind a call. */
export interface SignedIn {
  readonly accountId: AccountId;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** Chosen by the person; null follows the browser. */
  readonly language: InterfaceLocale | null;
}

/** The site of the host that was called. */
export interface SiteScope {
  readonly siteId: SiteId;
  readonly identifier: string;
  /** `public` on {site}.{SITES_DOMAIN}, `app` on {site}.{APP_DOMAIN}. */
  readonly host: 'public' | 'app';
  /** Whether visitors get its pages (EDIT-187). */
  readonly isPublic: boolean;
}

/** What a handler gets: parsed input and who is asking. Hosts and access are checked before. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly services: Services;
  /** Set unless the endpoint is open to everybody. */
  readonly account: SignedIn | null;
  /** Roles of `account` on `site`; empty without either. */
  readonly roles: readonly WebsiteRole[];
  /** Set on hosts of a site. */
  readonly site: SiteScope | null;
  readonly request: FastifyRequest;
  /** For cookies, streams and redirects; a handler that answers through it returns `reply`. */
  readonly reply: FastifyReply;
}

export interface Route {
  readonly definition: EndpointDefinition;
  readonly handle: (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
}

/** Binds a handler to its definition. */
export function implement<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  definition: EndpointDefinition<Params, Query, Body, Output>,
  handle: (
    call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>>,
  ) => Promise<z.input<Output> | FastifyReply>,
): Route {
  return {
    definition: definition as unknown as EndpointDefinition,
    handle: handle as unknown as Route['handle'],
  };
}
