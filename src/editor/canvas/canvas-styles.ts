/** Styles of the frame beyond the page's own. They change no layout of the page. */
export const CANVAS_STYLES = `
/* Not inherited, so that the content of a block gets no new styles when the block is moved. */
@property --d { syntax: '*'; inherits: false; }
@property --m { syntax: '*'; inherits: false; }
@property --t { syntax: '*'; inherits: false; }
@property --h { syntax: '*'; inherits: false; }
@property --layer { syntax: '*'; inherits: false; }
@property --n { syntax: '*'; inherits: false; }
@layer base {
  .portico-canvas-part, .portico-canvas-content { display: contents; }
  .portico-block > .portico-canvas-content > :first-child:last-child { min-block-size: 100%; }
}
/* Contains layout and paint within a section. A block that is dragged is above all of them. */
body.portico-edit-mode .portico-section { contain: layout style; }
/* Offscreen: neither painted nor composited (defer-offscreen-sections.ts), with the height it had last. */
.portico-section { contain-intrinsic-block-size: auto 600px; }
body.portico-edit-mode .portico-section[data-offscreen] { content-visibility: auto; }
body.portico-edit-mode .portico-section[data-lifted] { z-index: 40; }
html { scroll-behavior: auto; scroll-padding-block: 4rem; }
body.portico-edit-mode .portico-block { cursor: default; outline: none; touch-action: manipulation; user-select: none; -webkit-user-select: none; }
/* Content that visitors do not get at this width. */
@media (max-width: 767px) { body.portico-edit-mode [data-hidden~='mobile']:is(.portico-block, .portico-section) { opacity: .3; } }
@media (min-width: 768px) { body.portico-edit-mode [data-hidden~='desktop']:is(.portico-block, .portico-section) { opacity: .3; } }
/* What is not for everybody. */
body.portico-edit-mode [data-gated]:is(.portico-block, .portico-section) { box-shadow: inset 0 0 0 2px #7c3aed; }
body.portico-edit-mode .portico-section[data-gated] { position: relative; }
body.portico-edit-mode [data-gated]:is(.portico-block, .portico-section)::before { content: '\\01F512'; content: '\\01F512' / ''; position: absolute; inset-block-start: 2px; inset-inline-end: 2px; z-index: 3; font-size: 14px; line-height: 1; pointer-events: none; }
/* While several blocks are selected the focus moves without selecting. */
body[data-gathering] .portico-block:focus-visible { outline: 3px solid #2854e0; outline-offset: 4px; }
body.portico-edit-mode .portico-block:has(.portico-live-text) { cursor: text; user-select: text; -webkit-user-select: text; z-index: 3; }
body.portico-edit-mode .portico-block:has([data-inline-field]) { z-index: 3; }
[data-inline-field] { cursor: text; user-select: text; -webkit-user-select: text; white-space-collapse: preserve; outline: 2px solid #2854e0; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
[data-inline-field]:empty::before { content: attr(data-inline-field); opacity: .6; pointer-events: none; }
:is(.portico-post-header, .portico-list-header) [data-inline-text] { min-block-size: 1lh; }
:is(.portico-post-header, .portico-list-header) h1[data-inline-text]:empty::before { content: 'Title'; opacity: .45; }
body.portico-edit-mode :is(.portico-post-header, .portico-list-header, [data-post]) [data-inline-text] { cursor: text; }
:is(.portico-post-header, .portico-list-header) [data-inline-field] { display: block; outline: none; box-shadow: none; }
body.portico-edit-mode .portico-block-text[data-empty]:not(.ProseMirror) > p:only-child::before { content: 'Write, or type / to insert something'; opacity: .45; }
/* No inherited properties, so that the content gets no new styles. A layer is moved without being painted again. */
body.portico-edit-mode .portico-block[data-lifted] { z-index: 40; opacity: .82; transition: none; will-change: transform; }
body.portico-edit-mode .portico-grid { min-block-size: 24px; }
body.portico-edit-mode .portico-section:not(:has(.portico-block)) .portico-grid { min-block-size: 120px; }
body[data-editing='HEADER'] :is(#portico-canvas-page, .portico-footer),
body[data-editing='FOOTER'] :is(#portico-canvas-page, .portico-header),
body[data-editing='PAGE'] :is(.portico-header, .portico-footer) { transition: opacity .15s; }
body[data-editing='HEADER'] :is(#portico-canvas-page, .portico-footer),
body[data-editing='FOOTER'] :is(#portico-canvas-page, .portico-header),
body[data-editing='SYNCED'] :is(.portico-header, .portico-footer, #portico-canvas-page > .portico-section) { opacity: .38; }
.portico-live-text { display: contents; }
.portico-live-text > .ProseMirror { padding: 0; border: 0; margin: 0; background: none; min-block-size: 1em; }
.ProseMirror { position: relative; outline: none; overflow-wrap: break-word; white-space: pre-wrap; white-space: break-spaces; font-variant-ligatures: none; font-feature-settings: "liga" 0; }
.ProseMirror [contenteditable="false"] { white-space: normal; }
.ProseMirror pre { white-space: pre-wrap; }
.ProseMirror .is-editor-empty:first-child::before { content: attr(data-placeholder); float: left; block-size: 0; pointer-events: none; opacity: .45; }
.ProseMirror-hideselection *::selection { background: transparent; }
.ProseMirror .selectedCell { background: rgb(40 84 224 / 14%) !important; }
/* A live table has its header row beside the others. */
.ProseMirror.portico-block-table[data-look='striped'] tbody tr > :is(th, td) { background: none; }
.ProseMirror.portico-block-table[data-look='striped'] tbody:has(> tr:first-child > td) > tr:nth-child(odd) > :is(th, td),
.ProseMirror.portico-block-table[data-look='striped'] tbody:not(:has(> tr:first-child > td)) > tr:nth-child(even) > :is(th, td) { background: color-mix(in srgb, var(--color-text) 6%, transparent); }
.ProseMirror.portico-block-table:not([data-look='grid']) tbody:not(:has(> tr:first-child > td)) > tr:first-child > th { border-block-end: 2px solid var(--color-text); }
.ProseMirror-selectednode { outline: 2px solid #2854e0; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
