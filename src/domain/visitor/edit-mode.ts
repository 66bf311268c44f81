/** The class of the body while its page is edited (BLK-01). */
export const EDIT_MODE_CLASS = 'sqs-edit-mode';

/** Whether a page is being edited: what says "not in edit mode" asks this (BLK-01, BLK-48). */
export function isEditMode(body: { readonly classList: { contains(name: string): boolean } }): boolean {
  return body.classList.contains(EDIT_MODE_CLASS);
}
