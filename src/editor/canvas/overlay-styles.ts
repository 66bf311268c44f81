import { INTERFACE_FONT } from '../frames/interface-font.ts';

/** Styles of the layer over the page; rectangles are in px of the frame's document. */
export const OVERLAY_STYLES = `
:host { all: initial; position: absolute; font: 540 12px/1 ${INTERFACE_FONT}; }
*, *::before { box-sizing: border-box; }
div, .handle { position: absolute; }
.hover, .block, .section, .person, .drop, .columns, .part { pointer-events: none; }
.hover { outline: 1.5px solid #2854e0; outline-offset: -1px; border-radius: 2px; }
.name { position: absolute; inset-block-end: 100%; left: -1px; padding: 4px 7px; border-radius: 4px 4px 0 0; background: #2854e0; color: #fff; white-space: nowrap; }
[data-low] > .name { inset-block-end: auto; inset-block-start: 0; border-radius: 0 0 4px 0; }
.section { outline: 1px dashed rgb(40 84 224 / 45%); outline-offset: -1px; }
.section.selected { outline: 2px solid #2854e0; outline-offset: -2px; }
.block { outline: 2px solid #2854e0; border-radius: 2px; }
.block.several { outline: 1px dashed rgb(40 84 224 / 70%); outline-offset: 3px; }
.outlines { inset: 0; pointer-events: none; }
.chosen { pointer-events: none; outline: 2px solid #2854e0; border-radius: 2px; background: rgb(40 84 224 / 6%); }
.block.typing { outline-width: 1.5px; outline-color: rgb(40 84 224 / 65%); outline-offset: 4px; }
.block.dragging { opacity: 0; }
.toolbar, .handle, .add-section, .name, .part-name, .part-button { zoom: var(--zoom, 1); }
.toolbar { display: flex; align-items: center; gap: 1px; position: sticky; inset-block-start: 8px; inline-size: max-content; padding: 3px; border-radius: 9px; background: #1b1b19; color: #fff; box-shadow: 0 6px 20px -4px rgb(0 0 0 / 35%); pointer-events: auto; white-space: nowrap; }
.rail { translate: var(--shift, 0); inset: calc(-44px * var(--zoom, 1)) 0 0 -2px; pointer-events: none; }
[data-low] > .rail { inset-block: 0 calc(-44px * var(--zoom, 1)); display: flex; align-items: flex-end; }
[data-low] > .rail > .toolbar { inset-block: auto 8px; }
.toolbar.inside { margin: 10px 12px 10px auto; }
.typing .toolbar { display: none; }
.title { padding-inline: 4px 8px; }
button { all: unset; box-sizing: border-box; cursor: pointer; font: inherit; display: inline-flex; align-items: center; justify-content: center; gap: 6px; pointer-events: auto; -webkit-user-select: none; user-select: none; }
.button { min-inline-size: 28px; block-size: 28px; padding-inline: 6px; border-radius: 6px; color: #fff; }
.button:hover { background: rgb(255 255 255 / 16%); }
.button:disabled { opacity: .35; cursor: default; }
button:focus-visible { outline: 2px solid #8ea8ff; outline-offset: 1px; }
.grip { cursor: grab; touch-action: none; padding-inline: 2px; }
.grip:active { cursor: grabbing; }
.handle { inline-size: 20px; block-size: 20px; pointer-events: auto; touch-action: none; }
.handle::before { content: ''; position: absolute; inset: 5px; border: 2px solid #2854e0; border-radius: 50%; background: #fff; }
.handle:is(.e, .w)::before { inset: 1px 6px; border-radius: 4px; }
.handle:is(.n, .s)::before { inset: 6px 1px; border-radius: 4px; }
.typing .handle::before { opacity: .55; }
.n { top: -10px; left: calc(50% - 10px); cursor: ns-resize; }
.s { bottom: -10px; left: calc(50% - 10px); cursor: ns-resize; }
.e { right: -10px; top: calc(50% - 10px); cursor: ew-resize; }
.w { left: -10px; top: calc(50% - 10px); cursor: ew-resize; }
.nw { top: -10px; left: -10px; cursor: nwse-resize; }
.se { bottom: -10px; right: -10px; cursor: nwse-resize; }
.ne { top: -10px; right: -10px; cursor: nesw-resize; }
.sw { bottom: -10px; left: -10px; cursor: nesw-resize; }
.add-section { position: absolute; inset-block-end: -16px; left: 50%; translate: -50% 0; block-size: 32px; padding-inline: 12px 16px; border-radius: 16px; background: #2854e0; color: #fff; box-shadow: 0 4px 14px -2px rgb(20 20 60 / 40%); z-index: 2; white-space: nowrap; }
.add-section:hover { background: #1f45c2; }
.drop { border: 2px solid #2854e0; border-radius: 3px; background: rgb(40 84 224 / 14%); }
.marquee { pointer-events: none; border: 1px solid #2854e0; background: rgb(40 84 224 / 12%); }
.columns { display: grid; gap: 0 2px; background: linear-gradient(rgb(40 84 224 / 16%) 0 1px, transparent 1px); }
.guide { pointer-events: none; background: #d6246e; }
.distance { position: absolute; translate: -50% -50%; padding: 3px 5px; border-radius: 4px; background: #d6246e; color: #fff; zoom: var(--zoom, 1); font-variant-numeric: tabular-nums; }
.columns span { background: rgb(40 84 224 / 7%); }
.person { border: 2px solid; border-radius: 2px; }
.person span { position: absolute; inset-block-start: 100%; right: -2px; padding: 4px 7px; border-radius: 0 0 5px 5px; color: #fff; white-space: nowrap; }
.part { display: flex; align-items: center; justify-content: center; }
.part.hovered { outline: 1px dashed rgb(40 84 224 / 60%); outline-offset: -1px; background: rgb(255 255 255 / 55%); }
.part.editing { outline: 2px solid #2854e0; outline-offset: -2px; align-items: flex-end; justify-content: flex-start; }
.part-name { position: absolute; inset-block-start: 100%; left: 0; padding: 5px 8px; border-radius: 0 0 5px 0; background: #2854e0; color: #fff; white-space: nowrap; }
.part-title { display: inline-block; max-inline-size: min(16rem, 30vw); overflow: hidden; text-overflow: ellipsis; }
.part-synced { display: flex; align-items: center; white-space: pre; }
.part-leave { pointer-events: auto; margin-inline-start: 10px; block-size: 26px; padding-inline: 8px 10px; border-radius: 13px; background: #fff; color: #1f45c2; }
.part-button { opacity: 0; block-size: 34px; padding-inline: 14px; border-radius: 17px; background: #1b1b19; color: #fff; box-shadow: 0 6px 20px -4px rgb(0 0 0 / 35%); }
.part.hovered .part-button, .part-button:focus-visible, .part-button:hover { opacity: 1; }
@media (pointer: coarse) { .part:not(.editing) { align-items: flex-end; justify-content: flex-start; } .part-button { translate: 12px 50%; block-size: 32px; } .part.idle .part-button { opacity: 1; } .part:not(.idle) .part-button { pointer-events: none; } .rail { inset-block-start: calc(-52px * var(--zoom, 1)); } [data-low] > .rail { inset-block: 0 calc(-52px * var(--zoom, 1)); } .handle { inline-size: 28px; block-size: 28px; } .button { min-inline-size: 36px; block-size: 36px; } }
@media (prefers-reduced-motion: no-preference) { .part-button { transition: opacity .12s; } }
`;
