import { Readable } from 'node:stream';
import { countConsent, exportConsent, recordConsent } from '#contract/consent.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Call, type Route, type SiteScope } from '#server/platform/http/route.ts';
import { addChoice, countChoices } from './choices.ts';
import { choicesCsv } from './choices-csv.ts';

export const consentRoutes: readonly Route[] = [
  implement(recordConsent, async (call) => {
    await addChoice(call.services.db, siteOf(call).siteId, call.body, call.services.now());
    return {};
  }),
  implement(countConsent, async (call) => ({
    versions: await countChoices(call.services.db, siteOf(call).siteId),
  })),
  implement(exportConsent, async (call) => {
    const { siteId, identifier } = siteOf(call);
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="cookie-choices-${identifier}.csv"`)
      .send(Readable.from(choicesCsv(call.services.db, siteId)));
  }),
];

function siteOf(call: Pick<Call<unknown, unknown, unknown>, 'site'>): SiteScope {
  if (call.site === null) throw new CallError('not-found');
  return call.site;
}
