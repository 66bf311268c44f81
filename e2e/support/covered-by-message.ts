import type { Page } from '@playwright/test';

/** What can be pressed and stands where the newest message does; what is scrolled away is not seen, so not covered. */
export function coveredByMessage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const messages = document.querySelectorAll('[role="alertdialog"]');
    const message = [...messages].at(-1);
    if (message === undefined) throw new Error('There is no message.');
    const { top } = message.getBoundingClientRect();
    const seenTo = (element: Element): number => {
      let bottom = element.getBoundingClientRect().bottom;
      for (let each = element.parentElement; each !== null; each = each.parentElement)
        if (getComputedStyle(each).overflowY !== 'visible')
          bottom = Math.min(bottom, each.getBoundingClientRect().bottom);
      return bottom;
    };
    return [...document.querySelectorAll('button, a[href], input, iframe')]
      .filter((each) => each.closest('[role="alertdialog"]') === null && each.checkVisibility())
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const bottom = seenTo(each);
        return box.top < bottom && bottom > top + 1 && box.top < window.innerHeight;
      })
      .map((each) => each.ariaLabel ?? each.textContent);
  });
}
