import { ANY_VISITOR } from '#domain/gating/site-access.ts';
import { isNarrowed } from '#domain/products/store-filter.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { VISITOR } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Site } from '#server/sites/site.ts';
import { answerAddress } from './answer-address.ts';
import type { Answer } from './answer.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { publishedSite, type PublishedServer } from './published-server.ts';
import type { PublishedSite, Visit } from './published-site.ts';
import { renderFailure, renderNotFound } from './render-answer.ts';
import { renderAccessPage } from './render-access-page.ts';
import { renderLockScreen } from './render-lock-screen.ts';
import type { RequestedAddress } from './requested-address.ts';
import { toCachedAnswer } from './to-cached-answer.ts';

type UnlockedAnswer = Exclude<Answer, { readonly kind: 'locked' | 'withheld' }>;

/** The visit for which all shared answers are made. */
const ANYBODY: Visit = {
  host: 'public',
  caller: VISITOR,
  websiteRoles: [],
  unlocked: new Set(),
  viewer: ANY_VISITOR,
};
/** The cache key of the not-found page; no address is spelt like that. */
const NOWHERE_KEY = 'nowhere';

/** The answer at an address that is the same for everybody, cached. */
export async function answerShared(
  question: Question,
  address: RequestedAddress,
  key: string,
): Promise<CachedAnswer> {
  // There is no end of what lists can be narrowed to: it is cached once it is asked for again.
  const { askedBefore } = question.server;
  const isKept = !isNarrowed(address.storeFilter) || askedBefore.ask(question.site.id + key);
  const made = await keptOrMade(question, key, isKept, (published) => answerAddress(published, address));
  if (made !== null) return made;
  // Addresses that lead nowhere are unlimited: one page for all of them is made and cached.
  const nowhere = await keptOrMade(question, NOWHERE_KEY, true, renderNotFound);
  return nowhere ?? Promise.reject(new CallError('not-found'));
}

export interface Question {
  readonly server: PublishedServer;
  readonly site: Site;
  /** Of the site's answers, read before the site was. */
  readonly generation: number;
  readonly path: string;
  /** The address with its query, as a link leads to it. */
  readonly wanted: string;
  readonly requestId: string;
}

/**
 * The cached answer for an address, or one that is made once for all simultaneous requests; null where there is none.
 */
async function keptOrMade(
  question: Question,
  key: string,
  isKept: boolean,
  make: (published: PublishedSite) => Promise<Answer>,
): Promise<CachedAnswer | null> {
  const { server, site, generation } = question;
  const now = server.services.elapsed();
  const known = server.cache.ofRevision(site, key, now, generation) ?? server.failures.find(site, key, now);
  if (known !== null) return known;
  const name = `${site.id} ${site.revision} ${key}`;
  const running = server.making.get(name);
  if (running !== undefined) return running;
  const making = makeAnswer(question, ANYBODY, make).then((answer) => {
    if (answer.kind === 'not-found') return null;
    const cached = toCachedAnswer(site, answer, true, isKept);
    const madeAt = server.services.elapsed();
    if (cached.status >= 500) server.failures.keep(key, cached, madeAt);
    else if (isKept) server.cache.put(key, cached, madeAt, generation);
    return cached;
  });
  server.making.set(name, making);
  try {
    return await making;
  } finally {
    server.making.delete(name);
  }
}

/** One answer, for one visit; an error page where rendering fails. */
export async function makeAnswer(
  { server, site, path, wanted, requestId }: Omit<Question, 'generation'>,
  visit: Visit,
  make: (published: PublishedSite) => Promise<Answer>,
): Promise<UnlockedAnswer> {
  const { services } = server;
  const published = await publishedSite(server, site, visit);
  try {
    const answer = await shownAnswer(published, await make(published), wanted);
    return answer.kind !== 'not-found' && published.gates.isGated ? { ...answer, isGated: true } : answer;
  } catch (error) {
    // The server answers for itself while its database is away.
    if (error instanceof CallError || isDatabaseUnavailable(error)) throw error;
    services.log.error({ err: error, requestId, siteId: site.id, path }, 'a page could not be made');
    return renderFailure(published);
  }
}

/** What asks for a password, and what is for members, are pages of their own. */
async function shownAnswer(
  published: PublishedSite,
  answer: Answer,
  wanted: string,
): Promise<UnlockedAnswer> {
  if (answer.kind === 'locked') {
    const { documentId } = answer;
    return renderLockScreen(published, { documentId, wanted, problem: null, status: 403 });
  }
  return answer.kind === 'withheld' ? renderAccessPage(published, { ...answer, wanted }) : answer;
}
