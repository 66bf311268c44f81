import { DIALOG_BASE_Z_INDEX, POPUP_PADDING, POPUP_WIDTH } from '#domain/dialogs/popup-styles.ts';
import { adoptStyles } from './adopt-styles.ts';

const STYLES = `
.portico-dialog { max-inline-size: none; max-block-size: none; }
.portico-popup, .portico-popups > * {
  box-sizing: border-box;
  inline-size: min(${POPUP_WIDTH}px, calc(100vw - 2rem));
  padding: ${POPUP_PADDING}px;
  border: 1px solid #0003;
  border-radius: 8px;
  background: #fff;
  color: #1b1b19;
  box-shadow: 0 12px 40px #0004;
  font: 16px/1.5 var(--font-body, system-ui, sans-serif);
  overflow-wrap: anywhere;
}
.portico-popup { max-block-size: calc(100dvh - 2rem); overflow: auto; overscroll-behavior: contain; }
.portico-popup:focus { outline: none; }
.portico-popup::backdrop { background: #0008; }
.portico-popups {
  position: fixed;
  inset-block: 1rem auto;
  inset-inline: auto 1rem;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  z-index: ${DIALOG_BASE_Z_INDEX};
  display: grid;
  gap: 0.75rem;
}
.portico-popup :is(h2, p), .portico-popups :is(strong, p) { display: block; margin: 0; color: inherit; font: inherit; }
.portico-popup h2, .portico-popups strong { font-weight: 600; }
.portico-popup h2 { font-size: 18px; }
.portico-popup p { margin-block-start: 0.5rem; }
.portico-popup-buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.25rem; }
.portico-popup button {
  min-block-size: 44px;
  padding: 0 1.1em;
  border: 1px solid #1b1b19;
  border-radius: 6px;
  background: #fff;
  color: #1b1b19;
  font: inherit;
  cursor: pointer;
}
.portico-popup form { display: grid; gap: 0.75rem; margin-block-start: 1rem; }
.portico-popup label { display: grid; gap: 0.25rem; font-weight: 600; }
.portico-popup label input {
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0 0.75em;
  border: 1px solid #6b6b68;
  border-radius: 6px;
  background: #fff;
  color: #1b1b19;
  font: inherit;
}
.portico-popup label input:focus-visible { outline: 3px solid #1b1b19; outline-offset: 1px; }
.portico-popup label input[aria-invalid] { border-color: #b3261e; }
.portico-popup .portico-popup-error { color: #b3261e; font-weight: 400; }
.portico-popup-buttons button:disabled { opacity: 0.6; cursor: default; }
.portico-popup button:first-child { background: #1b1b19; color: #fff; }
.portico-popup button:focus-visible { outline: 3px solid #1b1b19; outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) {
  .portico-popup, .portico-popups > * { animation: portico-popup-in 0.2s ease; }
  @keyframes portico-popup-in { from { opacity: 0; } }
}
`;

/** Puts the styles of popups into a page, once. */
export function adoptPopupStyles(page: Document): void {
  adoptStyles(page, STYLES);
}
