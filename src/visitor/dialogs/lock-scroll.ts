const locks = new WeakMap<Document, { count: number; readonly overflow: string; readonly padding: string }>();

/**
 * Prevents the page behind an overlay from scrolling, and from shifting where its scroll bar disappears. Locks are
 * counted; returns the function that releases this one, which may be called twice (OVER-93).
 */
export function lockScroll(page: Window): () => void {
  const { document } = page;
  const { style, clientWidth } = document.documentElement;
  const lock = locks.get(document) ?? {
    count: 0,
    overflow: style.overflow,
    padding: style.paddingInlineEnd,
  };
  locks.set(document, lock);
  if (lock.count === 0) {
    const scrollBar = page.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollBar > 0) style.paddingInlineEnd = `${scrollBar}px`;
  }
  lock.count += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    lock.count -= 1;
    if (lock.count > 0) return;
    style.overflow = lock.overflow;
    style.paddingInlineEnd = lock.padding;
    locks.delete(document);
  };
}
