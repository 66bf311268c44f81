/** The query parameter that opens the configuration area with the edit mode. */
const EDITING_PARAMETER = 'edit';

/** An address of the configuration area, so that it opens with the page in edit mode (EDIT-186). */
export function withEditing(configUrl: string): string {
  const url = new URL(configUrl);
  url.searchParams.set(EDITING_PARAMETER, '1');
  return url.href;
}

/** Whether an address asks for the edit mode, and its query without that: a reload does not ask again. */
export function takeEditing(search: string): { readonly isAsked: boolean; readonly search: string } {
  const parameters = new URLSearchParams(search);
  const isAsked = parameters.get(EDITING_PARAMETER) === '1';
  if (!isAsked) return { isAsked, search };
  parameters.delete(EDITING_PARAMETER);
  const rest = parameters.toString();
  return { isAsked, search: rest === '' ? '' : `?${rest}` };
}
