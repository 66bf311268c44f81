import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RUNNING_PAGE } from './frame-privileges.ts';
import { refuseDroppedFiles } from './refuse-dropped-files.ts';
import styles from './canvas-frame.module.css';

interface CanvasFrameProps {
  readonly title: string;
  /** The frame's own width in px; it is scaled down where there is less space. */
  readonly width: number | null;
  readonly scale: number;
  /** Called with the frame's element while it is mounted. */
  readonly onFrame?: (element: HTMLIFrameElement | null) => void;
  readonly children: (frame: Document) => ReactNode;
}

/**
 * The canvas: a frame of the same origin with an address of its own, so that media queries, `vh` and the page's styles
 * behave as on the published page. The page is rendered into it by the editor's React.
 */
export function CanvasFrame({ title, width, scale, onFrame, children }: CanvasFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null);
  useEffect(() => (frame === null ? undefined : refuseDroppedFiles(frame)), [frame]);
  const take = (element: HTMLIFrameElement): void => {
    // `load` fires for the empty document a frame starts with, too, and a document being read has no root yet.
    const root = element.contentDocument?.querySelector(':root[data-portico-frame]') ?? null;
    if (root !== null) setFrame(root.ownerDocument);
  };
  return (
    <iframe
      ref={(element) => {
        if (element !== null) take(element);
        onFrame?.(element);
      }}
      className={styles['frame']}
      title={title}
      src="/config/frame"
      sandbox={RUNNING_PAGE}
      style={{
        inlineSize: width === null ? '100%' : `${width}px`,
        blockSize: `${100 / scale}%`,
        transform: scale === 1 ? undefined : `scale(${scale})`,
      }}
      onLoad={(event) => take(event.currentTarget)}
    >
      {frame === null ? null : createPortal(children(frame), frame.body)}
    </iframe>
  );
}
