/** What a member of a site is (MEMB-03). */
export const MEMBER_STATUSES = ['unverified', 'active', 'suspended', 'removed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** For how long who was removed can come back with everything (MEMB-03, MEMB-70). */
export const REMOVAL_UNDO_MS = 7 * 24 * 60 * 60 * 1000;

/** The legal changes; from removed only to what it was before. */
const CHANGES: Readonly<Record<MemberStatus, readonly MemberStatus[]>> = {
  unverified: ['active', 'removed'],
  active: ['suspended', 'removed'],
  suspended: ['active', 'removed'],
  removed: ['unverified', 'active', 'suspended'],
};

/** What matters of a member who was removed. */
export interface FormerStatus {
  readonly status: MemberStatus;
  /** In milliseconds since 1970. */
  readonly removedAt: number;
}

/**
 * Whether a member may become `to` at the time `now` (MEMB-03): unverified → active, active ↔ suspended, any → removed,
 * and removed → what it was before, within 7 days.
 */
export function mayChangeStatus(
  from: MemberStatus,
  to: MemberStatus,
  former: FormerStatus | null = null,
  now = 0,
): boolean {
  if (from === to || !CHANGES[from].includes(to)) return false;
  if (from !== 'removed') return true;
  return former !== null && former.status === to && now - former.removedAt < REMOVAL_UNDO_MS;
}
