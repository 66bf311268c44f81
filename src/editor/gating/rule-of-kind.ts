import type { AccessRule } from '#domain/gating/access-rule.ts';
import { assertNever } from '#lib/invariant.ts';

/** A rule of a kind as it begins: with what was chosen before, where that was of the same kind. */
export function ruleOfKind(kind: AccessRule['kind'], before: AccessRule | null): AccessRule {
  switch (kind) {
    case 'chosen':
      return before?.kind === 'chosen' ? before : { kind, planIds: [], areaIds: [] };
    case 'public':
    case 'members':
    case 'hidden':
      return { kind };
    default:
      return assertNever(kind);
  }
}
