import type { CachedAnswer } from './cached-answer.ts';

/** How long a page that failed to render is not tried again, so that requests for it cost nothing. */
const KEPT_MS = 10_000;
const MAX_FAILURES = 500;

interface Failure {
  readonly answer: CachedAnswer;
  readonly until: number;
}

/** Error answers for pages that failed to render, cached for a short time and one revision of their site. */
export interface FailedAnswers {
  find(
    site: { readonly id: string; readonly revision: number },
    address: string,
    now: number,
  ): CachedAnswer | null;
  keep(address: string, answer: CachedAnswer, now: number): void;
}

export function createFailedAnswers(): FailedAnswers {
  const failures = new Map<string, Failure>();
  return {
    find(site, address, now) {
      const failure = failures.get(site.id + address);
      if (failure === undefined) return null;
      if (failure.until > now && failure.answer.revision === site.revision) return failure.answer;
      failures.delete(site.id + address);
      return null;
    },
    keep(address, answer, now) {
      failures.set(answer.siteId + address, { answer, until: now + KEPT_MS });
      for (const oldest of failures.keys()) {
        if (failures.size <= MAX_FAILURES) break;
        failures.delete(oldest);
      }
    },
  };
}
