/** The fields of a newsletter sign-up (FBLD-81): the address always, the names where the owner asks for them. */
export const SIGN_UP_FIELDS = ['email', 'first-name', 'last-name'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** The id of a field on the page: of its wrapper, its name in a posted form, its key in `form` and in error answers. */
export function signUpFieldId(blockId: string, field: SignUpField): string {
  return `${blockId}-${field}`;
}

/** Where a newsletter block posts without scripts. */
export function signUpAction(documentId: string, blockId: string): string {
  return `/api/newsletter/subscribe/${documentId}/${blockId}`;
}
