import { PRICING_TOGGLE_ATTRIBUTE } from '#domain/page-features/pricing-toggle.ts';

/**
 * Shows the toggle of a page of plans, and with it the prices and the buttons of one side: those of the other are there
 * without scripts (BLK-92 to BLK-97, MEMB-48).
 */
export function startPricingToggle(document: Document): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(`[${PRICING_TOGGLE_ATTRIBUTE}]`)) {
    const buttons = [...toggle.querySelectorAll('button')];
    const prices = [...(toggle.parentElement?.querySelectorAll<HTMLElement>('[data-side]') ?? [])];
    const select = (chosen: HTMLButtonElement) => {
      for (const button of buttons) {
        const isChosen = button === chosen;
        button.classList.toggle('selected', isChosen);
        button.setAttribute('aria-pressed', String(isChosen));
      }
      for (const price of prices) price.hidden = price.dataset['side'] !== chosen.value;
    };
    for (const button of buttons) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-pressed') !== 'true') select(button);
      });
    }
    const first = buttons.find((button) => button.getAttribute('aria-pressed') === 'true');
    if (first === undefined) continue;
    select(first);
    toggle.hidden = false;
  }
}
