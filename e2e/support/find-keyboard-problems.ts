import type { Page } from '@playwright/test';

/** Beyond the controls of the page: skip links that only the focus shows, and the browser's own way round. */
const MORE_PRESSES = 12;

/**
 * Goes through a page by Tab, and says what the keyboard does not reach, what has the focus without showing it, and what
 * has it where nobody sees it, one line a control (WCAG 2.1.1, 2.4.7, 2.4.11). The focus is where it was afterwards.
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  const asked = await page.evaluate(markControls);
  const problems: string[] = [];
  const reached = new Set<string>();
  for (let presses = 0; presses < asked.length + MORE_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const { mark, problem } = await page.evaluate(lookAtFocus);
    if (mark !== null && problem !== null && !reached.has(mark)) problems.push(problem);
    if (mark !== null) reached.add(mark);
    if (asked.every((each) => reached.has(each.mark))) break;
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-had-focus]')?.focus());
  const missed = asked.filter(({ mark }) => !reached.has(mark)).map(({ html }) => `not reached: ${html}`);
  return [...missed, ...problems];
}

/** Gives each control a mark; the choices of one question are one stop. It runs in the page, so it stands alone. */
function markControls(): { mark: string; html: string }[] {
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  for (const each of document.querySelectorAll('[data-had-focus]')) each.removeAttribute('data-had-focus');
  document.activeElement?.setAttribute('data-had-focus', '');
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.matches(':disabled, [tabindex="-1"]') &&
      each.closest('.form-trap, [inert]') === null,
  );
  const marks = new Map<string, string>();
  for (const [index, each] of controls.entries()) {
    const isChoice = each instanceof HTMLInputElement && each.type === 'radio';
    const mark = isChoice ? `choice ${each.name}` : `control ${index}`;
    each.dataset['tabMark'] = mark;
    marks.set(mark, each.outerHTML.slice(0, 140));
  }
  return [...marks].map(([mark, html]) => ({ mark, html }));
}

/** It runs in the page, so it stands alone. */
function lookAtFocus(): { mark: string | null; problem: string | null } {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { mark: null, problem: null };
  const html = focused.outerHTML.slice(0, 140);
  const mark = focused.dataset['tabMark'] ?? html;
  // Others' fields stand in frames, and show the focus themselves.
  if (focused instanceof HTMLIFrameElement) return { mark, problem: null };
  const around = [focused, focused.closest('label'), focused.nextElementSibling].filter(
    (each) => each !== null,
  );
  const isShown = around.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });
  if (!isShown) return { mark, problem: `does not show the focus: ${html}` };
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((part) =>
    [0.2, 0.5, 0.8].map((down) => [box.left + box.width * part, box.top + box.height * down] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (around.some((each) => each.contains(hit)) || hit.contains(focused));
  });
  return { mark, problem: isSeen ? null : `has the focus out of sight: ${html}` };
}
