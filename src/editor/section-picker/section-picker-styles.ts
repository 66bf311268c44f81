import { INTERFACE_FONT, INTERFACE_FONT_FACE } from '../frames/interface-font.ts';

/** Styles of the cards in the frame of the section picker. */
export const SECTION_PICKER_STYLES = `
${INTERFACE_FONT_FACE}
body { background: #f0f0ee; }
.portico-picker { columns: 22rem; column-gap: 20px; padding: 20px 20px 0; font: 500 14px/1.4 ${INTERFACE_FONT}; }
@media (max-width: 1000px) { .portico-picker { columns: 2; } }
@media (max-width: 560px) { .portico-picker { columns: 1; padding: 12px 12px 0; } }
.portico-picker-card { position: relative; display: flex; flex-direction: column; break-inside: avoid; margin-block-end: 20px; overflow: hidden; border-radius: 10px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 9%), 0 2px 8px rgb(0 0 0 / 6%); }
.portico-picker-card:hover { box-shadow: 0 0 0 2px #2854e0, 0 8px 24px -6px rgb(0 0 0 / 25%); }
.portico-picker-title { all: unset; padding: 10px 14px; color: #1b1b19; background: #fff; cursor: pointer; }
.portico-picker-title::after { content: ''; position: absolute; inset: 0; border-radius: 10px; }
.portico-picker-title:focus-visible::after { outline: 3px solid #2854e0; outline-offset: -3px; }
.portico-picker-line { display: flex; align-items: center; }
.portico-picker-line .portico-picker-title { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.portico-picker-action { all: unset; position: relative; z-index: 1; padding: 10px 14px; color: #62625d; cursor: pointer; }
.portico-picker-action:hover { color: #b3261e; text-decoration: underline; }
.portico-picker-action:focus-visible { outline: 3px solid #2854e0; outline-offset: -3px; }
.portico-picker-fact { display: block; color: #62625d; font-weight: 400; font-size: 12px; }
.portico-picker-empty { display: grid; place-items: center; block-size: 140px; background: #fafaf9; color: #62625d; font-size: 34px; font-weight: 300; }
.portico-picker-view { position: relative; overflow: hidden; max-block-size: 420px; }
.portico-picker-page { transform-origin: 0 0; position: absolute; inset-block-start: 0; left: 0; }
.portico-picker-page .portico-section { min-block-size: 0 !important; }
`;
