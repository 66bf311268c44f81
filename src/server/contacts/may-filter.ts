import { hasRuleOf, type ContactRules } from '#domain/contacts/contact-rules.ts';
import type { AccountHolder } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** Who is on a list is told to nobody who may not read lists (CRM-23). */
export function mayFilter({ permissions }: AccountHolder, rules: ContactRules | undefined): void {
  if (rules === undefined || !hasRuleOf(rules, 'list')) return;
  if (!permissions.has('newsletter.subscribers.read')) throw new CallError('not-permitted');
}
