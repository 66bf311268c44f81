/** What a text of a word processor keeps besides its words (EDIT-194). */
const KEPT =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,li,a,b,strong,i,em,br,table,thead,tbody,tfoot,tr,td,th,blockquote,pre,code,hr';
const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,pre,hr,div';

/** Whether markup comes from Word, Word Online or Google Docs. */
export function isOfficeMarkup(page: Document): boolean {
  const generator = page.querySelector('meta[name="Generator" i]')?.getAttribute('content') ?? '';
  return (
    /microsoft/i.test(generator) ||
    page.querySelector('[id^="docs-internal-guid"], [class^="Mso"], [class*=" Mso"], [style*="mso-"]') !==
      null ||
    page.querySelector('.OutlineElement, .TextRun, .ListContainerWrapper') !== null
  );
}

/** Headings that are told by a role or a style of Word become headings. */
export function mendOfficeHeadings(page: Document): void {
  for (const paragraph of page.querySelectorAll<HTMLElement>('p.MsoTitle, p[role="heading"]')) {
    const level = Number(paragraph.getAttribute('aria-level') ?? 1);
    const heading = page.createElement(`h${Math.min(Math.max(level, 1), 6) || 1}`);
    heading.append(...paragraph.childNodes);
    paragraph.replaceWith(heading);
  }
}

/** Takes away what word processors add to a text: fonts, underlines, marks for themselves, empty lines for distance. */
export function stripOffice(page: Document): void {
  for (const link of page.querySelectorAll('a:not([href]), a[href^="#"]'))
    link.replaceWith(...link.childNodes);
  for (const element of page.body.querySelectorAll('*')) {
    if (!element.matches(KEPT) && !element.matches('div')) element.replaceWith(...element.childNodes);
  }
  for (const line of page.body.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    if (
      line.parentElement?.closest('p,h1,h2,h3,h4,h5,h6,li,td,th,pre') == null &&
      beside.some((each) => each?.matches(BLOCKS))
    )
      line.remove();
  }
  for (const paragraph of page.body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && paragraph.children.length === 0;
    const isLine = paragraph.children.length === 1 && paragraph.firstElementChild?.tagName === 'BR';
    if (
      (isEmpty || (isLine && paragraph.textContent.trim() === '')) &&
      paragraph.closest('td,th,li') === null
    )
      paragraph.remove();
  }
}
