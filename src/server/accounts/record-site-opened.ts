import type { FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Services } from '#server/platform/services.ts';
import { describeDevice } from './describe-device.ts';
import { signedIn } from './signed-in.ts';
import type { SessionId } from './tables.ts';

/** Writes down that a session of the dashboard is used on the app host of a site from now on. */
export async function recordSiteOpened(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  siteId: SiteId,
  sessionId: SessionId,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('sessions')
      .select('account_id')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (session === undefined) return;
    const device = describeDevice(request.headers['user-agent'] ?? '');
    const params = { device, isNews: false, language: interfaceLocale(request) };
    await recordEvents(trx, signedIn, [{ siteId, subject: session.account_id, params, at: new Date(now()) }]);
  });
}
