import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The editor's own font inside a frame, under a name that no font of a site has. */
export const INTERFACE_FONT = "'Portico Interface', system-ui, sans-serif";

/** A frame is a document of its own, without the font faces of the window around it. */
export const INTERFACE_FONT_FACE = `@font-face { font-family: 'Portico Interface'; src: url('${latin}') format('woff2'); font-weight: 100 900; font-display: swap; }`;
