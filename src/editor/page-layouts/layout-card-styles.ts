import { INTERFACE_FONT } from '../frames/interface-font.ts';

/** Styles of the pictures of page layouts, in any frame with the styles of the site. */
export const LAYOUT_CARD_STYLES = `
.portico-layouts { all: unset; box-sizing: border-box; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr)); gap: 16px; inline-size: 100%; font: 500 14px/1.4 ${INTERFACE_FONT}; letter-spacing: normal; text-align: start; text-transform: none; }
.portico-layouts li { display: contents; list-style: none; }
@media (max-width: 560px) { .portico-layouts { grid-template-columns: 1fr 1fr; gap: 12px; } }
.portico-layout-card { position: relative; display: flex; flex-direction: column; overflow: hidden; margin: 0; border-radius: 10px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 12%), 0 2px 8px rgb(0 0 0 / 6%); cursor: pointer; }
.portico-layout-card:hover { box-shadow: 0 0 0 2px #2854e0, 0 8px 24px -6px rgb(0 0 0 / 25%); }
.portico-layout-card:has(input:checked) { box-shadow: 0 0 0 3px #2854e0; }
.portico-layout-card:has(:focus-visible) { outline: 3px solid #2854e0; outline-offset: 3px; }
.portico-layout-name { all: unset; padding: 9px 12px; background: #fff; color: #1b1b19; cursor: pointer; overflow-wrap: anywhere; }
button.portico-layout-name::after { content: ''; position: absolute; inset: 0; }
.portico-layout-card input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.portico-layout-picture, .portico-layout-blank { position: relative; aspect-ratio: 4 / 3; overflow: hidden; border-block-end: 1px solid rgb(0 0 0 / 8%); background: #fff; }
.portico-layout-blank { display: grid; place-items: center; background: #fafaf9; color: #62625d; font-size: 34px; font-weight: 300; }
.portico-layout-picture-page { position: absolute; inset-block-start: 0; left: 0; transform-origin: 0 0; text-align: start; }
.portico-layout-picture-page .portico-section { min-block-size: 0 !important; }
@media (max-width: 767px) { .portico-layout-picture { aspect-ratio: 3 / 4; } .portico-layout-blank { aspect-ratio: 3 / 4; } }
`;
