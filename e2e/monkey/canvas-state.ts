import type { Page } from '@playwright/test';
import { canvasOf } from '../flows/editor.ts';

/**
 * What the canvas shows, a line for each section and block: what stands where, and its words. Where each block is
 * placed is read from the styles of the arrangement, since what is loaded later changes heights for a moment.
 */
export function canvasState(page: Page): Promise<readonly string[]> {
  return canvasOf(page)
    .locator('body')
    .evaluate((body) => {
      const words = (element: Element): string => {
        const copy = element.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll(
          '[data-portico-overlay], [data-portico-pins], [data-block], style',
        ))
          part.remove();
        return copy.textContent.replaceAll(/\s+/g, ' ').trim();
      };
      const position = (element: HTMLElement): string =>
        ['--d', '--m', '--t', '--h', '--rows', '--m-rows']
          .map((name) => element.style.getPropertyValue(name).trim())
          .join('|');
      return [...body.querySelectorAll<HTMLElement>('[data-section], [data-block]')].map((element) => {
        const { section, block, blockType, hidden } = element.dataset;
        return block === undefined
          ? `section ${section ?? ''} ${hidden ?? ''}`
          : `block ${block} ${blockType ?? ''} ${hidden ?? ''} ${position(element)} ${words(element)}`;
      });
    });
}

/** What differs, a line each: `-` is only on the left, `+` only on the right. */
export function differences(left: readonly string[], right: readonly string[]): readonly string[] {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const different = [
    ...left.filter((line) => !inRight.has(line)).map((line) => `- ${line}`),
    ...right.filter((line) => !inLeft.has(line)).map((line) => `+ ${line}`),
  ];
  return different.length > 0 || left.join('\n') === right.join('\n') ? different : ['(another order)'];
}
