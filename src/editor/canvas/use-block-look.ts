import { useLayoutEffect } from 'react';
import { lookOf } from '#domain/pages/block-look.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { lookAttributes } from '#site/blocks/block-look-style.ts';

/** Applies the look of a block to its element. */
export function useBlockLook(element: HTMLElement, block: BlockRecord | null): void {
  const stored = block?.look;
  const blockType = block?.blockType ?? '';
  useLayoutEffect(() => {
    const look = lookOf(stored);
    if (look === null) return undefined;
    const { style, 'data-theme': theme } = lookAttributes(look, blockType);
    const properties = Object.entries(style).map(([name, value]): [string, string] => [
      name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      typeof value === 'number' ? `${value}px` : String(value),
    ]);
    for (const [name, value] of properties) element.style.setProperty(name, value);
    if (theme !== undefined) element.setAttribute('data-theme', theme);
    return () => {
      for (const [name] of properties) element.style.removeProperty(name);
      element.removeAttribute('data-theme');
    };
  }, [element, stored, blockType]);
}
