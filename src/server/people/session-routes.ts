import * as contract from '#contract/people-sessions.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { endPersonSessions, listPersonSessions } from './person-sessions.ts';

const DONE = { status: 'done' } as const;

/** Sessions of people on the site, which whoever may decides about (ROLE-60). */
export const personSessionRoutes: readonly Route[] = [
  implement(contract.listPersonSessions, async ({ services, site, params, caller }) => {
    const { personId } = params;
    const current = caller.account.sessionId;
    return { sessions: await listPersonSessions(services, site.siteId, { personId, current }) };
  }),
  implement(contract.endPersonSession, async ({ services, site, params, caller }) => {
    const { personId, sessionId: only } = params;
    await endPersonSessions(services, site.siteId, { personId, current: caller.account.sessionId, only });
    return DONE;
  }),
  implement(contract.endPersonSessions, async ({ services, site, params, caller }) => {
    const { personId } = params;
    await endPersonSessions(services, site.siteId, { personId, current: caller.account.sessionId });
    return DONE;
  }),
];
