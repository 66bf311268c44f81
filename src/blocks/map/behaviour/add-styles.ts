const users = new WeakMap<Document, Map<string, { readonly element: HTMLStyleElement; count: number }>>();

/** Adds styles to a page while they are needed; returns the function that removes them. */
export function addStyles(page: Document, styles: string): () => void {
  const ofPage = users.get(page) ?? new Map<string, { readonly element: HTMLStyleElement; count: number }>();
  users.set(page, ofPage);
  let used = ofPage.get(styles);
  if (used === undefined) {
    const element = page.createElement('style');
    element.textContent = styles;
    page.head.append(element);
    used = { element, count: 0 };
    ofPage.set(styles, used);
  }
  const taken = used;
  taken.count += 1;
  return () => {
    taken.count -= 1;
    if (taken.count > 0) return;
    taken.element.remove();
    ofPage.delete(styles);
  };
}
