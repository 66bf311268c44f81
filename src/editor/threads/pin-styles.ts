import { INTERFACE_FONT } from '../frames/interface-font.ts';

/** Styles of pins over the page; rectangles are in px of the frame’s document. */
export const PIN_STYLES = `
:host { all: initial; position: absolute; font: 600 12px/1 ${INTERFACE_FONT}; }
div { position: absolute; pointer-events: none; }
.outline { outline: 2px solid #8a5300; outline-offset: 3px; border-radius: 2px; }
.pin { all: unset; box-sizing: border-box; position: absolute; inset-block-start: -12px; right: 14px; zoom: var(--zoom, 1); min-inline-size: 26px; block-size: 26px; padding-inline: 7px; border: 2px solid #fff; border-radius: 13px 13px 13px 3px; background: #3b3b37; color: #fff; text-align: center; cursor: pointer; pointer-events: auto; box-shadow: 0 2px 8px rgb(0 0 0 / 30%); }
[data-low] > .pin { inset-block-start: 4px; }
.pin.new { background: #8a5300; }
.pin.new::after { content: ''; position: absolute; inset-block-start: -4px; right: -4px; inline-size: 9px; block-size: 9px; border: 2px solid #fff; border-radius: 50%; background: #c22929; }
.pin:hover { background: #1b1b19; }
.pin:focus-visible { outline: 2px solid #2854e0; outline-offset: 2px; }
@media (pointer: coarse) { .pin { min-inline-size: 36px; block-size: 36px; border-radius: 18px 18px 18px 4px; } }
`;
