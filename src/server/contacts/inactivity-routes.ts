import * as contract from '#contract/contact-inactivity.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { ContactSource } from './contact-source.ts';
import { findInactivity, keepContacts, listDue, setInactivity } from './inactive-contacts.ts';

/** Contacts without activity: who is due, what is done to them, and who is kept (CRM-29). */
export function contactInactivityRoutes(sources: readonly ContactSource[]): readonly Route[] {
  return [
    implement(contract.getContactInactivity, async ({ services, site }) => {
      const inactivity = await findInactivity(services.db, site.siteId);
      if (inactivity === null) return { months: null, due: [], total: 0 };
      const { due, total } = await listDue(services.db, sources, inactivity, services.now());
      return { months: inactivity.months, due: [...due], total };
    }),
    implement(contract.setContactInactivity, async ({ services, site, body, caller }) => {
      const by = { accountId: caller.account.accountId, now: services.now() };
      await setInactivity(services.db, site.siteId, { ...body, ...by });
      return {};
    }),
    implement(contract.keepInactiveContacts, async ({ services, site, body }) => ({
      kept: await keepContacts(services.db, site.siteId, body.ids, services.now()),
    })),
  ];
}
