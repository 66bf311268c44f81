import { subscribeToNewsletter } from '#contract/newsletter.ts';
import { isJsonObject } from '#lib/json.ts';
import { refusal } from '#server/forms/refusal.ts';
import { isHiddenFrom } from '#server/gating/is-hidden-from.ts';
import { parseJson } from '#server/platform/http/parse-json.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { signUp } from './sign-up.ts';

/** What newsletter blocks call. */
export const newsletterVisitorRoutes: readonly Route[] = [
  implement(subscribeToNewsletter, async (call) => {
    const { form, ...body } = call.body;
    const done = await signUp(call.services, {
      siteId: call.site.siteId,
      // Checked before the handler runs: it is the caller's own.
      visitor: String((call.request.query as Readonly<Record<string, unknown>>)['crumb']),
      address: call.request.ip,
      isDraft: call.site.host === 'app' && call.caller.permissions.has('content.read'),
      body,
      values: valuesOf(form),
      isHidden: (services, block) => isHiddenFrom(services, call.site, block, call.request),
    });
    if (!done.ok) throw await refusal(call.services, call.site.siteId, done.error);
    return { isDoubleOptIn: done.value.isDoubleOptIn };
  }),
];

function valuesOf(form: string): Readonly<Record<string, unknown>> | null {
  try {
    const values = parseJson(form);
    return isJsonObject(values) ? values : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
