import type { OwnField } from '#domain/members/own-fields.ts';
import type { Id } from '#lib/id.ts';

/** What somebody entered beside the address and the name when joining (MEMB-09). */
export interface MemberExtras {
  /** Answers by the id of their field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly hasAgreed: boolean;
  /** Of a newsletter that was asked for. */
  readonly newsletterListId: Id<'mailing-list'> | null;
}

export const NO_EXTRAS: MemberExtras = { fields: {}, hasAgreed: false, newsletterListId: null };

/** The columns of it. */
export function extraColumns({ fields, hasAgreed, newsletterListId }: MemberExtras, now: number) {
  return {
    fields: JSON.stringify(fields),
    terms_agreed_at: hasAgreed ? new Date(now) : null,
    newsletter_list_id: newsletterListId,
  };
}

/** Answers with the labels of their fields, in the order in which the site asks; those of fields that are gone are left out. */
export function answersOf(asked: readonly OwnField[], fields: Readonly<Record<string, string>>) {
  return asked.flatMap(({ id, label }) => {
    const value = fields[id];
    return value === undefined ? [] : [{ label, value }];
  });
}
