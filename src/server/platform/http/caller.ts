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

/** What a caller may do on the site of the host; nothing on hosts without one. */
interface Rights {
  /** Whether they hold a role there. Some roles allow nothing but to look. */
  readonly isOfSite: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** Somebody who is not signed in, and every caller of a public host, where sessions do not count. */
export interface Visitor extends Rights {
  readonly kind: 'visitor';
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
 * Who calls. A kind that is added (a member of a site, a token of an API) gets a line here and in `CallerByAccess`, a
 * rule in `ADMITTED` and a finder in `server/callers`; nothing else asks for kinds, only for permissions.
 */
export type Caller = Visitor | Contributor | Operator;
export type AccountHolder = Contributor | Operator;

/** The caller of an admitted call, by the access that its endpoint declares. */
export interface CallerByAccess {
  readonly public: Caller;
  readonly account: AccountHolder;
  readonly permission: AccountHolder;
  readonly 'installation-owner': Operator;
}

export const VISITOR: Visitor = { kind: 'visitor', isOfSite: false, permissions: new Set() };

/** The caller's account; null where there is none. */
export function accountOf(caller: Caller): SignedIn | null {
  return caller.kind === 'visitor' ? null : caller.account;
}
