import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { describeDevice } from '#server/accounts/describe-device.ts';
import { accountOf } from '#server/platform/http/caller.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Services } from '#server/platform/services.ts';
import { accountActed } from './account-acted.ts';
import { ACCOUNT_CALLS, SITE_CALLS } from './activity-of-calls.ts';
import { siteActed } from './site-acted.ts';

/** Every few seconds of typing are a call: one in this time is written down. */
const EDITS_APART_MS = 10 * 60 * 1000;
const EDITS_KNOWN = 10_000;

/**
 * Writes down which calls of contributors were answered, for the activity logs: after what they did has committed, and
 * before the answer goes out. A call whose entry cannot be written is answered all the same.
 */
export function registerActivity(app: FastifyInstance, services: Services): void {
  const edits = new LRUCache<string, number>({ max: EDITS_KNOWN });

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 300) return;
    const name = request.routeOptions.config.limitKey ?? '';
    const account = accountOf(request.caller);
    if (account === null || (SITE_CALLS[name] ?? ACCOUNT_CALLS[name]) === undefined) return;
    try {
      await record(request, name, account.accountId);
    } catch (error) {
      services.log.error({ err: error, requestId: request.id }, 'an entry of the activity log was lost');
    }
  });

  async function record(request: FastifyRequest, name: string, accountId: AccountId): Promise<void> {
    const at = new Date(services.now());
    const device = describeDevice(request.headers['user-agent'] ?? '');
    const accountKind = ACCOUNT_CALLS[name];
    if (accountKind !== undefined) {
      const params = { kind: accountKind, device };
      await recordEvents(services.db, accountActed, [{ siteId: null, subject: accountId, params, at }]);
      return;
    }
    const kind = SITE_CALLS[name];
    const siteId = siteOfCall(request);
    if (kind === undefined || siteId === null) return;
    const documentId = idOf<'document'>(request, 'documentId');
    if (kind === 'edited' && !isFirstEdit(`${accountId}:${documentId ?? ''}`, at.getTime())) return;
    const params = { kind, accountId, documentId, personId: idOf<'account'>(request, 'personId'), device };
    await recordEvents(services.db, siteActed, [{ siteId, subject: siteId, params, at }]);
  }

  function isFirstEdit(key: string, now: number): boolean {
    const last = edits.get(key);
    if (last !== undefined && now - last < EDITS_APART_MS) return false;
    edits.set(key, now);
    return true;
  }
}

/** The site of the host; of calls of the dashboard the one in the address. */
function siteOfCall(request: FastifyRequest): SiteId | null {
  return request.site?.siteId ?? idOf<'site'>(request, 'siteId');
}

function idOf<Name extends string>(request: FastifyRequest, name: string) {
  const value = (request.params as Record<string, unknown>)[name];
  return typeof value === 'string' && isId<Name>(value) ? value : null;
}
