/** The class of the canvas's body while its page is edited (BLK-01). */
export const EDIT_MODE_CLASS = 'portico-edit-mode';
