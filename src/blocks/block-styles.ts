import type { BlockDeclaration, ClassStyles } from './define-block.ts';

type StyledBlock = Pick<BlockDeclaration, 'styles' | 'sharedStyles' | 'classStyles'>;

/**
 * The stylesheets of blocks, each once: those that several blocks share come first, so that the blocks' own rules win.
 * Parts that need a class are left out where the page has no element with it.
 */
export function blockStyles(
  blocks: readonly StyledBlock[],
  hasClass: (className: string) => boolean = () => true,
): string {
  const sheet = (styles: string | ClassStyles): readonly string[] => {
    if (typeof styles === 'string') return [styles];
    return hasClass(styles.className) ? [styles.styles] : [];
  };
  const shared = blocks.flatMap((block) => block.sharedStyles ?? []).flatMap(sheet);
  const own = blocks.flatMap((block) => [block.styles, ...(block.classStyles ?? []).flatMap(sheet)]);
  return [...new Set([...shared, ...own])].join('');
}

/** The classes that decide which parts of the blocks' stylesheets a page needs. */
export function styledClasses(blocks: readonly StyledBlock[]): readonly string[] {
  const parts = blocks.flatMap((block) => [...(block.sharedStyles ?? []), ...(block.classStyles ?? [])]);
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.className])))];
}
