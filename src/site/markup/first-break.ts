import { Fragment, isValidElement } from 'react';
import type { ElementProps } from './markup-listener.ts';

/**
 * An extra line break for the parser to drop, where the content of an element begins with one. The first text of a
 * component is unknown before it is rendered; an extra line break is harmless.
 */
export function firstBreak(content: unknown): '' | '\n' {
  return mayBeginWithBreak(content) === true ? '\n' : '';
}

/** Null where the content is empty, so that the next sibling decides. */
function mayBeginWithBreak(node: unknown): boolean | null {
  if (typeof node === 'string') return node === '' ? null : node.startsWith('\n');
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (Array.isArray(node)) {
    for (const child of node) {
      const found = mayBeginWithBreak(child);
      if (found !== null) return found;
    }
    return null;
  }
  if (isValidElement<ElementProps>(node)) {
    if (node.type === Fragment) return mayBeginWithBreak(node.props['children']);
    return typeof node.type !== 'string';
  }
  return typeof node === 'object';
}
