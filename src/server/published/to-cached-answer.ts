import type { Site } from '#server/sites/site.ts';
import type { MadeAnswer } from './answer.ts';
import { createCachedAnswer, type CachedAnswer } from './cached-answer.ts';

const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** Of what is for one visitor alone. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

/**
 * An answer as bytes with its headers; `isShared` for what everybody gets, `isKept` where it is to be cached, which pays
 * for thorough compression.
 */
export function toCachedAnswer(
  site: Site,
  answer: MadeAnswer,
  isShared: boolean,
  isKept = isShared,
): CachedAnswer {
  const { redirectFrom = null, isGated = false } = answer;
  const shared = { siteId: site.id, revision: site.revision, isKept, redirectFrom, isGated };
  const cacheControl = isShared ? PUBLIC_CACHE_CONTROL : PRIVATE_CACHE_CONTROL;
  if (answer.kind === 'redirect') {
    return createCachedAnswer({
      ...shared,
      status: answer.status,
      headers: { location: answer.to, 'cache-control': cacheControl, 'content-type': 'text/plain' },
      body: '',
    });
  }
  return createCachedAnswer({
    ...shared,
    status: answer.status,
    modifiedAt: answer.modifiedAt,
    headers: {
      'content-type': answer.type,
      'cache-control':
        answer.status >= 500 ? 'no-store' : answer.isPrivate === true ? PRIVATE_CACHE_CONTROL : cacheControl,
      'cache-tag': `site-${site.id}`,
      ...(answer.renderMs === undefined
        ? {}
        : { 'server-timing': `render;dur=${answer.renderMs.toFixed(2)}` }),
      ...(answer.isNoindex ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    },
    body: answer.body,
  });
}
