import type { AccessRule } from '#domain/gating/access-rule.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import type { Message } from '#messages/message.ts';

/** What each rule is called. */
export const RULE_LABELS: Readonly<Record<AccessRule['kind'], Message>> = {
  public: memberAccess.everybody,
  members: memberAccess.anyMember,
  chosen: memberAccess.chosen,
  hidden: memberAccess.nobody,
};
