import type { Page } from '@playwright/test';

/** What a page of a template must not do at any width, one line an element (DSGN-66, EDIT-181). */
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
        element.checkVisibility() &&
        element.textContent.trim() !== '' &&
        element.clientWidth > 1 &&
        element.closest('.form-trap') === null;
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
    // No block lies on another; on phones, where they follow one another, none touches the next either.
    const leastApart = root.clientWidth > 480 ? 0 : 16;
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-block-type]')]
      .filter((block) => block.checkVisibility())
      .map((block) => ({ block, box: block.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const nameOf = (block: HTMLElement) =>
      `${block.dataset['blockType']} "${block.textContent.trim().slice(0, 24)}"`;
    for (const [index, one] of blocks.entries()) {
      for (const other of blocks.slice(index + 1)) {
        const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        const apart = Math.round(Math.max(across, down));
        if (apart < leastApart) problems.push(`${nameOf(one.block)} ${apart} px from ${nameOf(other.block)}`);
      }
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
