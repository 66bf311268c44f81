/** The height of the toolbar above what is selected, with what keeps them apart, px. */
export const TOOLBAR_PX = 52;
