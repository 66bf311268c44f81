import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { SectionView } from '#site/sections/section-view.tsx';
import { canvasMarkdown } from '../frames/canvas-markdown.tsx';
import type { NewSection } from '../commands/add-section.ts';
import type { BuiltLayout } from './built-layouts.ts';

const DESKTOP_PX = 1280;
const PHONE_PX = 390;
/** Below this the styles of the page are those of phones (the frame's width decides). */
const PHONE_LIMIT_PX = 767;

interface LayoutPictureInTurnProps extends Omit<LayoutPictureProps, 'sections'> {
  readonly layout: BuiltLayout;
  readonly isDrawn: boolean;
}

interface LayoutPictureProps {
  readonly sections: readonly NewSection[];
  /** The document it is drawn in, which has the styles of the site. */
  readonly frame: Document;
  readonly siteId: string;
}

/** The preview of a page layout, or its placeholder until it is drawn. */
export function LayoutPictureInTurn({ layout, isDrawn, ...picture }: LayoutPictureInTurnProps) {
  return isDrawn ? (
    <LayoutPicture sections={layout.shown} {...picture} />
  ) : (
    <div className="portico-layout-picture" aria-hidden="true" />
  );
}

/** The top of a page with these sections, scaled to the available width; its height is that of its container. */
export function LayoutPicture({ sections, frame, siteId }: LayoutPictureProps) {
  const view = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: DESKTOP_PX, scale: 0.2 });
  const entries = useMemo(() => {
    const records = sections.flatMap(({ section, blocks }, index) => [
      { ...section, order: `V${String.fromCodePoint(97 + index)}` },
      ...blocks,
    ]);
    return deriveSections(Object.fromEntries(records.map((record) => [record.id, record])), blockHeight);
  }, [sections]);
  const context = useMemo(
    () =>
      createBlockContext({
        markdown: canvasMarkdown,
        mode: 'canvas',
        host: 'app',
        siteId,
        documentId: '',
        language: 'en',
        pathOf: () => '#',
      }),
    [siteId],
  );

  useLayoutEffect(() => {
    const element = view.current;
    const window = frame.defaultView;
    if (element === null || window === null) return undefined;
    const fit = (): void => {
      const width = window.innerWidth <= PHONE_LIMIT_PX ? PHONE_PX : DESKTOP_PX;
      setSize({ width, scale: element.clientWidth / width });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  return (
    <div ref={view} className="portico-layout-picture" aria-hidden="true" inert>
      <div
        className="portico-layout-picture-page"
        style={{ inlineSize: size.width, transform: `scale(${size.scale})` }}
      >
        {entries.map((entry) => (
          <SectionView key={entry.section.id} entry={entry} context={context} />
        ))}
      </div>
    </div>
  );
}
