import { LIGHTBOX } from '#domain/lightbox/lightbox.ts';

/** The styles of the lightbox. Everything is in logical directions but the two halves of the screen (OVER-97). */
export const LIGHTBOX_STYLES = `
.portico-lightbox {
  --ground: #0b0b0b;
  --ink: #fff;
  position: fixed;
  inset: 0;
  box-sizing: border-box;
  inline-size: 100vw;
  block-size: 100dvh;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: var(--ink);
  font: 16px/1.5 var(--font-body, system-ui, sans-serif);
}
.portico-lightbox[data-theme='light'] { --ground: #fff; --ink: #1b1b19; }
.portico-lightbox::backdrop { background: none; }
.portico-lightbox:focus { outline: none; }
.lightbox-ground { position: absolute; inset: 0; background: var(--ground); opacity: ${LIGHTBOX.overlayOpacity}; }
.lightbox-content { position: absolute; inset: 0; }
.lightbox-track { display: grid; inline-size: 100%; block-size: 100%; }
.lightbox-item {
  position: relative;
  grid-area: 1 / 1;
  place-self: center;
  display: grid;
  margin: 0;
  cursor: pointer;
}
.lightbox-item[hidden] { display: none; }
.lightbox-item:focus-visible { outline: 3px solid var(--ink); outline-offset: 4px; }
.lightbox-item picture { display: contents; }
.lightbox-item img {
  display: block;
  inline-size: auto;
  block-size: auto;
  max-inline-size: calc(100vw - ${2 * LIGHTBOX.padding}px);
  max-block-size: calc(100dvh - ${2 * LIGHTBOX.padding}px);
  object-fit: contain;
}
.lightbox-caption {
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  max-block-size: 100%;
  box-sizing: border-box;
  margin: 0;
  padding: 0.75rem 1rem;
  overflow: auto;
  background: var(--ground);
  color: var(--ink);
  overflow-wrap: anywhere;
  opacity: 0;
  pointer-events: none;
}
.lightbox-item:is(:hover, :focus-visible) .lightbox-caption, .portico-lightbox[data-captions] .lightbox-caption { opacity: 0.95; }
.portico-lightbox button {
  display: grid;
  place-items: center;
  min-inline-size: 48px;
  min-block-size: 48px;
  padding: 0 0.75rem;
  border: 0;
  border-radius: 6px;
  background: var(--ground);
  color: var(--ink);
  font: inherit;
  cursor: pointer;
}
.portico-lightbox button[hidden] { display: none; }
.portico-lightbox button:focus-visible { outline: 3px solid var(--ink); outline-offset: -3px; }
.portico-lightbox button svg { inline-size: 24px; block-size: 24px; fill: none; stroke: currentColor; stroke-width: 2; }
.lightbox-bar { position: absolute; z-index: 1; inset-block-start: 1rem; inset-inline-end: 1rem; display: flex; gap: 0.5rem; }
.lightbox-arrow { position: absolute; z-index: 1; inset-block-start: calc(50% - 24px); }
.lightbox-arrow[data-side='left'] { left: 1.5rem; }
.lightbox-arrow[data-side='right'] { right: 1.5rem; }
.lightbox-arrow { opacity: 0; transition: opacity ${LIGHTBOX.navigationFadeMs}ms; }
.portico-lightbox:is([data-pointer], :has(button:focus-visible, .lightbox-item:focus-visible)) .lightbox-arrow { opacity: 1; }
.lightbox-arrow.disabled { visibility: hidden; }
.lightbox-status { position: absolute; inset-block-end: 1rem; inset-inline: 0; margin: 0; text-align: center; pointer-events: none; }
.portico-lightbox[data-design='strip'] .lightbox-track {
  display: flex;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  overscroll-behavior: contain;
}
.portico-lightbox[data-design='strip'] .lightbox-item {
  flex: none;
  place-content: center;
  inline-size: 100vw;
  block-size: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  cursor: default;
}
.portico-lightbox[data-design='strip'] .lightbox-item:focus-visible { outline-offset: -4px; }
.portico-lightbox[data-design='strip'] .lightbox-item img { max-inline-size: 100vw; max-block-size: calc(100dvh - 9rem); }
.portico-lightbox[data-design='strip'] .lightbox-item:not(:focus-visible) .lightbox-caption { opacity: 0; }
.portico-lightbox[data-design='strip'][data-captions] .lightbox-item .lightbox-caption { opacity: 0.95; pointer-events: auto; }
.portico-lightbox[data-design='strip'] .lightbox-caption { inset-block-end: 3.5rem; max-block-size: 50%; }
.portico-lightbox[data-design='strip'] .lightbox-arrow { display: none; }
@media (prefers-reduced-motion: reduce) { .lightbox-arrow { transition: none; } }
@media (forced-colors: active) { .portico-lightbox button { border: 1px solid; } }
`;
