import { DIALOG_BASE_Z_INDEX } from '#domain/dialogs/popup-styles.ts';

/** The banner lies under every dialog (CONS-42). */
export const BANNER_Z_INDEX = DIALOG_BASE_Z_INDEX - 1;

/** Between a card and the edges of the window, px. */
export const BANNER_GAP = 16;

/** The looks of the banner: a bar along an edge or a card in a corner, light or dark (CONS-11). */
export const BANNER_STYLES = `
.portico-cookie-banner {
  --banner-back: #161616; --banner-ink: #fff;
  position: fixed; z-index: ${BANNER_Z_INDEX}; box-sizing: border-box;
  display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px;
  max-block-size: min(100dvh, 100%); overflow: auto; overscroll-behavior: contain;
  padding: 16px max(20px, env(safe-area-inset-left));
  background: var(--banner-back); color: var(--banner-ink);
  font: 15px/1.5 var(--font-body, system-ui, sans-serif); letter-spacing: normal; text-align: start; text-transform: none; overflow-wrap: anywhere;
  animation: portico-cookie-banner-in 200ms ease-out;
}
.portico-cookie-banner[data-banner-theme='LIGHT'] { --banner-back: #fff; --banner-ink: #1b1b19; }
.portico-cookie-banner[data-variant='BAR'] { inset-inline: 0; justify-content: center; box-shadow: 0 0 0 1px #8886; }
.portico-cookie-banner[data-variant='POPUP'] {
  inline-size: min(380px, calc(100vw - ${2 * BANNER_GAP}px)); max-block-size: calc(100dvh - ${2 * BANNER_GAP}px - var(--info-bar-bottom-room, 0px));
  flex-direction: column; align-items: stretch; padding: 20px; border-radius: 10px;
  box-shadow: 0 0 0 1px #8886, 0 10px 32px #0005;
}
.portico-cookie-banner[data-position='TOP'] { inset-block-start: 0; }
.portico-cookie-banner[data-edge='bottom'] { margin-block-end: var(--info-bar-bottom-room, 0px); }
.portico-cookie-banner[data-position='BOTTOM'] {
  inset-block-end: 0;
  padding-block-end: max(16px, calc(env(safe-area-inset-bottom, 0px) - var(--info-bar-bottom-room, 0px)));
}
.portico-cookie-banner[data-position^='TOP_'] { inset-block-start: ${BANNER_GAP}px; }
.portico-cookie-banner[data-position^='BOTTOM_'] { inset-block-end: ${BANNER_GAP}px; }
.portico-cookie-banner[data-position$='_LEFT'] { left: ${BANNER_GAP}px; }
.portico-cookie-banner[data-position$='_RIGHT'] { right: ${BANNER_GAP}px; }
.portico-cookie-banner[hidden] { display: none; }
.portico-cookie-banner-text { flex: 0 1 760px; min-inline-size: 0; }
[data-variant='BAR'] > .portico-cookie-banner-text { flex-basis: min(760px, 100%); }
[data-variant='BAR'][data-cta='ICON'] > .portico-cookie-banner-text { flex-basis: min(760px, calc(100% - 68px)); }
[data-variant='POPUP'] > .portico-cookie-banner-text { flex-basis: auto; }
.portico-cookie-banner p { margin: 0; color: inherit; font: inherit; }
.portico-cookie-banner p + p { margin-block-start: 8px; }
.portico-cookie-banner strong { font-weight: 700; }
.portico-cookie-banner em { font-style: italic; }
.portico-cookie-banner a { color: inherit; text-decoration: underline; text-underline-offset: 2px; }
.portico-cookie-banner-controls { display: flex; flex-wrap: wrap; gap: 12px; }
.portico-cookie-banner[data-variant='POPUP'][data-cta='ICON'] { flex-direction: row; flex-wrap: nowrap; align-items: start; }
.portico-cookie-banner[data-variant='POPUP'][data-cta='ICON'] > .portico-cookie-banner-text { flex: 1; }
.portico-cookie-banner button {
  min-inline-size: 44px; min-block-size: 44px; padding: 4px 20px;
  border: 1px solid var(--banner-ink); border-radius: 6px;
  background: var(--banner-ink); color: var(--banner-back);
  font: inherit; font-weight: 600; cursor: pointer;
}
.portico-cookie-banner[data-cta='TEXT'] button {
  padding-inline: 8px; border-color: transparent; background: none; color: inherit;
  text-decoration: underline; text-underline-offset: 3px;
}
.portico-cookie-banner[data-cta='ICON'] button {
  display: grid; place-items: center; padding: 0; border-color: transparent; background: none; color: inherit;
}
.portico-cookie-banner :is(a, button):focus-visible { outline: 3px solid var(--banner-ink); outline-offset: 2px; }
.portico-cookie-banner[data-cta='ICON'] button:focus-visible { outline-offset: -4px; }
@keyframes portico-cookie-banner-in { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .portico-cookie-banner { animation: none; } }
@media print { .portico-cookie-banner { display: none; } }
`;
