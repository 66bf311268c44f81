import type { FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { CallError } from './errors.ts';

interface ScopeOn<Host extends 'public' | 'app'> {
  readonly siteId: SiteId;
  readonly identifier: string;
  /** `public` on {site}.{SITES_DOMAIN}, `app` on {site}.{APP_DOMAIN}. */
  readonly host: Host;
  /** Whether visitors get its pages (EDIT-187). */
  readonly isPublic: boolean;
  /** The numbers of the functions that the provider switched off (CONT-228). */
  readonly featuresOff: readonly number[];
}

/** The site of the host that was called. */
export type SiteScope = ScopeOn<'public'> | ScopeOn<'app'>;

/** The site of a call that was let in, by the host its endpoint declares. */
export interface SiteByHost {
  readonly dashboard: null;
  readonly app: ScopeOn<'app'>;
  readonly site: SiteScope;
  readonly any: SiteScope | null;
}

/** For routes that are no endpoints. Throws `not-found` on hosts without a site. */
export function siteOf({ site }: Pick<FastifyRequest, 'site'>): SiteScope {
  if (site === null) throw new CallError('not-found');
  return site;
}
