/** The record that holds the title of a page. */
export const TITLE_RECORD_ID = 'settings';
