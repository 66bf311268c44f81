import type { z } from 'zod';
import type { Feature } from '#domain/features/feature-table.ts';
import type { Permission } from '#domain/roles/permissions.ts';

/**
 * Where an endpoint answers.
 * - `dashboard`: `{APP_DOMAIN}`, no site.
 * - `app`: `{site}.{APP_DOMAIN}`, the site is known from the host.
 * - `site`: every host of a site, the public ones and the app one (what visitors call).
 * - `any`: every host.
 */
export type EndpointHost = 'dashboard' | 'app' | 'site' | 'any';

/** Who may call, by the kind of access. */
export interface AccessByKind {
  /** Everybody. */
  readonly public: { readonly kind: 'public' };
  /** Whoever is signed in. */
  readonly account: { readonly kind: 'account' };
  /** Whoever has one of the permissions on the host's site. */
  readonly permission: { readonly kind: 'permission'; readonly any: readonly Permission[] };
  /** Members of the site, on its public host. */
  readonly member: { readonly kind: 'member' };
  /** The person who claimed the installation. */
  readonly 'installation-owner': { readonly kind: 'installation-owner' };
}
export type AccessKind = keyof AccessByKind;

export interface EndpointDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Host extends EndpointHost = EndpointHost,
  Access extends AccessKind = AccessKind,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/api/documents/:documentId/changes`. */
  readonly path: string;
  readonly host: Host;
  readonly access: { readonly kind: Access } & AccessByKind[Access];
  /** The function of the site that the call belongs to; where it is off for the site, nobody is let in (CONT-228). */
  readonly feature?: Feature;
  readonly params?: Params;
  readonly query?: Query;
  /** Absent: the body is ignored. */
  readonly body?: Body;
  readonly output: Output;
  /**
   * Whether the call must carry the crumb (DATA-05). State-changing calls do unless they say `false`,
   * with the reason beside it.
   */
  readonly crumb?: boolean;
  /** Bytes; 1 MB where absent. */
  readonly bodyLimit?: number;
  /**
   * Calls in a minute; 600 where absent. Counted by account where the call takes one, else by network address: people in
   * one office share that.
   */
  readonly rateLimit?: number;
  /**
   * For what must not be done at a browser that somebody left open: the person has signed in, or proved again who they
   * are, within this many minutes. Needs an access that takes an account.
   */
  readonly recentSignInMinutes?: number;
}

/**
 * Declares an endpoint: the same definition types the server's handler and the browser's call. What is not declared of
 * the input is undefined.
 */
export function defineEndpoint<
  Host extends EndpointHost,
  Access extends AccessKind,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodType,
>(
  definition: EndpointDefinition<Params, Query, Body, Output, Host, Access>,
): EndpointDefinition<Params, Query, Body, Output, Host, Access> {
  return definition;
}
