import { INTERFACE_FONT } from '../frames/interface-font.ts';

/** Styles of the start screen of an empty page: the editor's own look within the frame, whatever the site's design. */
export const EMPTY_PAGE_STYLES = `
.portico-canvas-empty { box-sizing: border-box; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px; min-block-size: 62vh; margin: 16px; padding: 48px 20px; border: 2px dashed #c9c9c4; border-radius: 14px; background: #fafaf9; color: #1b1b19; font: 400 16px/1.5 ${INTERFACE_FONT}; letter-spacing: normal; text-align: center; text-transform: none; }
.portico-canvas-empty > :is(h2, h3, p) { max-inline-size: 36em; margin: 0; color: inherit; font: inherit; letter-spacing: inherit; text-transform: none; text-wrap: pretty; }
.portico-canvas-empty h2 { font-size: 26px; font-weight: 650; letter-spacing: -.01em; line-height: 1.2; }
.portico-canvas-empty h3 { margin-block-start: 28px; font-size: 18px; font-weight: 600; }
.portico-canvas-empty > .portico-layouts { max-inline-size: 1040px; margin-block-start: 4px; }
.portico-canvas-empty > p { color: #55554f; }
.portico-canvas-empty-action { all: unset; box-sizing: border-box; margin-block-start: 8px; padding: 12px 22px; border-radius: 9px; background: #2854e0; color: #fff; cursor: pointer; font: 600 16px/1.3 ${INTERFACE_FONT}; }
.portico-canvas-empty-action:hover { background: #1f45c0; }
.portico-canvas-empty-action:focus-visible { outline: 3px solid #2854e0; outline-offset: 3px; }
`;
