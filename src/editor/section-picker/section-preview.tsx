import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { canvasMarkdown } from '../frames/canvas-markdown.tsx';
import { createBlockContext } from '#site/create-block-context.ts';
import type { NewSection } from '../commands/add-section.ts';
import { SectionView } from '#site/sections/section-view.tsx';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';

const DESKTOP_PX = 1280;
const PHONE_PX = 390;

interface SectionPreviewProps {
  readonly section: NewSection;
  readonly frame: Document;
}

/** A section as it will look on the page, scaled down. */
export function SectionPreview({ section, frame }: SectionPreviewProps) {
  const { siteId, page, site } = useWorkspace();
  const design = useRecord(site, 'design');
  const view = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 0.25, height: 140, width: DESKTOP_PX });
  const entry = useMemo(() => {
    const records = Object.fromEntries(
      [section.section, ...section.blocks].map((record) => [record.id, record]),
    );
    return deriveSections(records, blockHeight)[0];
  }, [section]);
  const context = useMemo(
    () =>
      createBlockContext({
        markdown: canvasMarkdown,
        mode: 'canvas',
        host: 'app',
        siteId,
        documentId: page.documentId,
        language: 'en',
        pathOf: () => '#',
        design: parseDesignSettings(design),
      }),
    [siteId, page.documentId, design],
  );

  useLayoutEffect(() => {
    const outer = view.current;
    const content = inner.current;
    const window = frame.defaultView;
    if (outer === null || content === null || window === null) return undefined;
    const fit = (): void => {
      const width = window.innerWidth <= 767 ? PHONE_PX : DESKTOP_PX;
      const scale = outer.clientWidth / width;
      setSize({ scale, width, height: content.offsetHeight * scale });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);

  if (entry === undefined) return null;
  return (
    <div
      ref={view}
      className="portico-picker-view"
      style={{ blockSize: size.height }}
      aria-hidden="true"
      inert
    >
      <div
        ref={inner}
        className="portico-picker-page"
        style={{ inlineSize: size.width, transform: `scale(${size.scale})` }}
      >
        <SectionView entry={entry} context={context} />
      </div>
    </div>
  );
}
