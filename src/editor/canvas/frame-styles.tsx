import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { paletteTokensCss } from '#domain/design/palette-tokens.ts';
import { pageStyles } from '#site/page-styles.ts';
import cartLinkStyles from '#site/styles/cart-link.css?inline';
import cookieLinkStyles from '#site/styles/cookie-link.css?inline';
import overlayStyles from '#site/styles/overlays.css?inline';
import dividerStyles from '#site/styles/section-dividers.css?inline';
import wordStyles from '#site/styles/words.css?inline';
import sectionVideoStyles from '#site/styles/section-video.css?inline';
import fullWidthStyles from '#site/styles/full-width.css?inline';
import { usePreviewedDesign } from '../design/design-preview.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { INTERFACE_FONT_FACE } from '../frames/interface-font.ts';
import { useCssPreview } from '../owner-code/css-preview.ts';
import { CANVAS_STYLES } from './canvas-styles.ts';

const CANVAS_EXTRAS =
  overlayStyles +
  cartLinkStyles +
  cookieLinkStyles +
  dividerStyles +
  fullWidthStyles +
  sectionVideoStyles +
  wordStyles;

/** All that a page of this design can need, since anything can be added to it. */
function styleOf(design: DesignSettings): string {
  return pageStyles({ design, blockTypes: 'all', extra: paletteTokensCss(design) + CANVAS_EXTRAS });
}

interface FrameStylesProps {
  readonly site: DocumentStore;
  readonly frame: Document;
}

/** All styles of the canvas. They are the site's, not a page's: they stay when another page is opened. */
export function FrameStyles({ site, frame }: FrameStylesProps) {
  const css = useCssPreview((state) => state.css);
  const record = usePreviewedDesign(useRecord(site, 'design'));
  const text = useMemo(() => styleOf(parseDesignSettings(record)), [record]);
  return createPortal(
    <>
      <style data-portico="page">{text}</style>
      {css === null ? null : <style data-portico="custom">{css}</style>}
      <style data-portico="canvas">{INTERFACE_FONT_FACE + CANVAS_STYLES}</style>
    </>,
    frame.head,
  );
}
