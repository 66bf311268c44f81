import type { AccountId } from '#domain/documents/record.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Id } from '#lib/id.ts';

/** The account behind a call and the session it is signed in with. */
export interface SignedIn {
  readonly accountId: AccountId;
  readonly sessionId: Id<'session'>;
  /** When the person last proved who they are: by signing in, or where they were asked again. */
  readonly reauthenticatedAt: Date;
  readonly name: string;
  readonly email: string;
  /** Chosen by the person; null follows the browser. */
  readonly language: InterfaceLocale | null;
}

/** The member behind a call on the public host of a site, and the session (MEMB-26). */
export interface SignedInMember {
  readonly memberId: Id<'member'>;
  readonly sessionId: Id<'member-session'>;
  readonly email: string;
  readonly signedInAt: Date;
}

/** What a caller may do on the site of the host; nothing on hosts without one. */
interface Rights {
  /** Whether they hold a role there. Some roles allow nothing but to look. */
  readonly isOfSite: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** Somebody who is not signed in; sessions of contributors do not count on public hosts. */
export interface Visitor extends Rights {
  readonly kind: 'visitor';
}

/** A member of the site, on its public host alone; members have no rights of those who work on it. */
export interface MemberCaller extends Rights {
  readonly kind: 'member';
  readonly member: SignedInMember;
}

/** Somebody with an account. */
export interface Contributor extends Rights {
  readonly kind: 'contributor';
  readonly account: SignedIn;
}

/** The person who claimed the installation. On sites their roles count, as with everybody. */
export interface Operator extends Rights {
  readonly kind: 'operator';
  readonly account: SignedIn;
}

/**
 * Who calls. A kind that is added (a token of an API) gets a line here and in `CallerByAccess`, a
 * rule in `ADMITTED` and a finder in `server/callers`; nothing else asks for kinds, only for permissions.
 */
export type Caller = Visitor | MemberCaller | Contributor | Operator;
export type AccountHolder = Contributor | Operator;

/** The caller of an admitted call, by the access that its endpoint declares. */
export interface CallerByAccess {
  readonly public: Caller;
  readonly account: AccountHolder;
  readonly permission: AccountHolder;
  readonly member: MemberCaller;
  readonly 'installation-owner': Operator;
}

export const VISITOR: Visitor = { kind: 'visitor', isOfSite: false, permissions: new Set() };

/** The caller's account; null where there is none. */
export function accountOf(caller: Caller): SignedIn | null {
  return 'account' in caller ? caller.account : null;
}

/** The member who calls; null for everybody else. */
export function memberOf(caller: Caller): SignedInMember | null {
  return caller.kind === 'member' ? caller.member : null;
}
