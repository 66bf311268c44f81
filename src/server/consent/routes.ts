import { Readable } from 'node:stream';
import { countConsent, exportConsent, recordConsent } from '#contract/consent.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { addChoice, countChoices } from './choices.ts';
import { choicesCsv } from './choices-csv.ts';

export const consentRoutes: readonly Route[] = [
  implement(recordConsent, async (call) => {
    await addChoice(call.services.db, call.site.siteId, call.body, call.services.now());
    return {};
  }),
  implement(countConsent, async (call) => ({
    versions: await countChoices(call.services.db, call.site.siteId),
  })),
  implement(exportConsent, async (call) => {
    const { siteId, identifier } = call.site;
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="cookie-choices-${identifier}.csv"`)
      .send(Readable.from(choicesCsv(call.services.db, siteId)));
  }),
];
