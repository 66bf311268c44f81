/**
 * The styles of navigations of member areas, for pages that are sent with them and for those to which the runtime adds
 * them. The bar lies over the lower edge, and the page gets room below its end: so nothing that is painted moves.
 */
export const AREA_NAVIGATION_STYLES = `
html:has(.portico-areas) { padding-block-end: 3.25rem; }
body:has(.portico-areas) :focus-visible { scroll-margin-block-end: 4rem; }
.portico-areas {
  position: fixed;
  inset-inline: 0;
  inset-block-end: var(--lower-edge, 0px);
  z-index: 19;
  box-sizing: border-box;
  block-size: 3.25rem;
  display: flex;
  gap: 2rem;
  padding-inline: max(1rem, env(safe-area-inset-left)) max(1rem, env(safe-area-inset-right));
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
  background: var(--color-background);
  color: var(--color-text);
  font-size: var(--size-small);
  white-space: nowrap;
}
.portico-areas nav, .portico-areas ul { display: flex; align-items: center; gap: 1.25rem; }
.portico-areas ul { margin: 0; padding: 0; list-style: none; }
.portico-areas-name { font-weight: 600; }
.portico-areas a {
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: inherit;
  text-decoration: none;
}
.portico-areas a:is(:hover, [aria-current]) { text-decoration: underline; text-underline-offset: 0.3em; }
.portico-areas a:focus-visible { outline: 2px solid currentcolor; outline-offset: -3px; }
@media print { .portico-areas { display: none; } html:has(.portico-areas) { padding-block-end: 0; } }
`;
