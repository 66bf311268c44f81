import type { ContactDetails } from '#domain/contacts/contact-fields.ts';
import type { ContactSourceName } from '#domain/contacts/contact-sources.ts';
import type { Id } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';

/** A contact as it was at one moment, with all that hangs on it. */
export type ContactSnapshot = {
  readonly id: Id<'contact'>;
  readonly details: ContactDetails;
  readonly firstSource: ContactSourceName;
  readonly createdAt: string;
  readonly lastActiveAt: string;
  readonly isConfirmed: boolean;
  /** Absent of those that were kept before it could be said (ORD-68). */
  readonly isTaxExempt?: boolean;
  /** The primary one first. */
  readonly emails: readonly { readonly key: string; readonly email: string }[];
  readonly labels: readonly Id<'contact-label'>[];
  readonly notes: readonly Id<'contact-note'>[];
};

/** How two contacts that were joined are taken apart. */
export type MergeUndo = {
  readonly kept: ContactSnapshot;
  readonly other: ContactSnapshot;
  /** By the kind of each source, what it changed. */
  readonly ofSources: Readonly<Record<string, JsonValue>>;
};

/** What a run on many contacts is about; which of it depends on its kind. */
export type ContactRunDetails = {
  readonly labelId?: Id<'contact-label'>;
  readonly listId?: Id<'mailing-list'>;
  readonly consent?: string;
  readonly format?: 'csv' | 'json' | 'vcard';
  /** The label or list by its name then, or the format. */
  readonly name?: string;
};

export const LOGGED_ACTIONS = ['export', 'import', 'copy', 'erase'] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];
