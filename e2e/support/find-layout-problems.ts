import type { Page } from '@playwright/test';

/** What a page of a template must not do at any width, one line an element (DSGN-66). */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      problems.push(`scrolls ${root.scrollWidth - root.clientWidth} px sideways`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, h4, p, li, td, th, a)',
    )) {
      // What only screen readers read is one pixel wide.
      const isShown =
        element.checkVisibility() && element.clientWidth > 1 && element.closest('.form-trap') === null;
      if (
        isShown &&
        getComputedStyle(element).display !== 'inline' &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        problems.push(`cuts off "${element.textContent.slice(0, 40)}"`);
      }
    }
    // A picture without words fills the place that is kept for it: what is left free below it is a hole.
    for (const block of document.querySelectorAll('main [data-block-type="image"]')) {
      const image = block.querySelector('img');
      const last = image?.closest('figure') ?? image;
      if (!last || block.textContent.trim() !== '') continue;
      const hole = block.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
      if (hole > 24) problems.push(`leaves ${Math.round(hole)} px free below ${image?.alt ?? ''}`);
    }
    const footer = document.querySelector('.portico-footer > :first-child');
    const above = document.querySelector('main > :last-child');
    const isDark = (each: Element | null) => /^(?:dark|black)/.test(each?.getAttribute('data-theme') ?? '');
    if (
      footer !== null &&
      isDark(footer) &&
      isDark(above) &&
      getComputedStyle(footer).borderTopWidth === '0px'
    ) {
      problems.push('the footer runs into the dark section above it');
    }
    return problems;
  });
}
