const DROPPED =
  'script,style,meta,link,title,head,template,iframe,object,embed,form,input,button,select,textarea';

/**
 * Takes out of pasted markup what is no text: scripts, styles, the wrappers of word processors.
 * What is left is cut down to the known nodes and marks by the editor's schema.
 */
export function cleanPastedMarkup(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll(DROPPED)) element.remove();
  // Google Docs wraps everything into <b style="font-weight:normal">.
  for (const wrapper of parsed.querySelectorAll('b[style*="font-weight:normal"], b[id^="docs-internal"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const element of parsed.body.querySelectorAll('*')) {
    const weight = element.getAttribute('style')?.match(/font-weight:\s*(bold|[6-9]00)/);
    const isItalic = /font-style:\s*italic/.test(element.getAttribute('style') ?? '');
    for (const { name } of Array.from(element.attributes))
      if (name !== 'href' && name !== 'start') element.removeAttribute(name);
    if (element.tagName === 'SPAN' && ((weight !== null && weight !== undefined) || isItalic)) {
      const mark = parsed.createElement(weight === null || weight === undefined ? 'em' : 'strong');
      mark.append(...element.childNodes);
      element.replaceWith(mark);
    }
  }
  // Headings deeper than the deepest style become it.
  for (const heading of parsed.body.querySelectorAll('h5, h6')) {
    const level4 = parsed.createElement('h4');
    level4.append(...heading.childNodes);
    heading.replaceWith(level4);
  }
  return parsed.body.innerHTML;
}
