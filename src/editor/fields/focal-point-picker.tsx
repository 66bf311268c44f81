import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { imageAddressUpTo } from '#domain/images/image-address.ts';
import type { FocalPoint, ImageValue } from '#domain/images/image-value.ts';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import styles from './focal-point-picker.module.css';

const STEP = 0.02;

interface FocalPointPickerProps {
  readonly image: ImageValue;
  readonly onChange: (point: FocalPoint) => void;
}

/** The picture with the point that stays in view when it is cropped: dragged, or moved by the arrow keys. */
export function FocalPointPicker({ image, onChange }: FocalPointPickerProps) {
  const [dragged, setDragged] = useState<FocalPoint | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const point = dragged ?? image.focalPoint;

  function pointAt(event: PointerEvent): FocalPoint {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return point;
    return {
      x: fraction((event.clientX - box.left) / box.width),
      y: fraction((event.clientY - box.top) / box.height),
    };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const dx = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
    const dy = event.key === 'ArrowDown' ? STEP : event.key === 'ArrowUp' ? -STEP : 0;
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onChange({ x: fraction(point.x + dx), y: fraction(point.y + dy) });
  }

  return (
    <div
      ref={area}
      className={styles['area']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(pointAt(event));
      }}
      onPointerMove={(event) => {
        if (dragged !== null) setDragged(pointAt(event));
      }}
      onPointerUp={(event) => {
        setDragged(null);
        onChange(pointAt(event));
      }}
      onPointerCancel={() => setDragged(null)}
    >
      <img
        src={imageAddressUpTo(image, 500)}
        alt={image.alt}
        className={styles['image']}
        draggable={false}
        width={image.width}
        height={image.height}
      />
      <button
        type="button"
        className={styles['point']}
        style={{ insetInlineStart: 'auto', left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        aria-label={translate(inspector.focalPoint, {
          left: Math.round(point.x * 100),
          top: Math.round(point.y * 100),
        })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function fraction(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;
}
