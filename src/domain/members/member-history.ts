/** What happens to a member's account, as the owner reads it. */
export const MEMBER_HAPPENINGS = [
  'invited',
  'imported',
  'confirmed',
  'suspended',
  'activated',
  'removed',
  'left',
  'restored',
  'edited',
  'email-changed',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'signed-out',
  'mailed',
] as const;
export type MemberHappening = (typeof MEMBER_HAPPENINGS)[number];
