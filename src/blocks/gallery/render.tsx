import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { ImagePlaceholder } from '../image/image-placeholder.tsx';
import { galleryStyle } from './designs-markup/gallery-style.ts';
import { GalleryView } from './designs-markup/gallery-view.tsx';
import { withSlides } from './needs.ts';
import { type GalleryData, settingsOf } from './schema.ts';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

/** A gallery block in the design that its owner chose (GAL-02); one without items is empty (GAL-90). */
export function GalleryBlock({ data: stored, context }: BlockRenderProps<GalleryData>) {
  const data = withSlides(stored, context.loaded);
  const design = galleryDesignOf(data.design);
  const settings = settingsOf(data);
  if (data.items.length > 0) {
    return (
      <GalleryView
        design={design}
        blockDesign={data.design}
        settings={settings}
        items={data.items}
        context={context}
        lightboxAutoplay={data.lightboxAutoplay}
        lightboxAutoplaySeconds={data.lightboxAutoplaySeconds}
      />
    );
  }
  if (context.mode === 'page') return null;
  return (
    <div
      className="portico-block-gallery portico-gallery"
      data-design={design}
      style={galleryStyle(design, settings, [])}
    >
      <div className="portico-gallery-slides">
        {PLACEHOLDERS.map((each) => (
          <div key={each} className="portico-slide">
            <div className="portico-slide-media">
              <ImagePlaceholder label={editorHint(context, blockHints.gallery)} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
