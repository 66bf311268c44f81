import { useState, type DragEvent } from 'react';

interface DropProps {
  readonly 'data-over': boolean;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Lets an element take files that are dropped on it; `data-over` while they are held over it. */
export function useDroppedPictures(onFiles: (files: readonly File[]) => void): DropProps {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event) => {
      const { relatedTarget } = event;
      // Only when the element is left, not from one of its parts to the next.
      if (relatedTarget === null || !event.currentTarget.contains(relatedTarget as Node)) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
