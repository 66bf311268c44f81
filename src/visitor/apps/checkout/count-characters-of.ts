import { countCharacters, counterText, readMaximum } from '#domain/forms/count-characters.ts';

/** The number of characters that are left from which the counter is told, as in forms (BLK-104). */
const TOLD_FROM = 20;

/** The live counter of a text box (ORD-22, BLK-99 to BLK-104). */
export function countCharactersOf(box: HTMLTextAreaElement): void {
  const counter = box.parentElement?.querySelector<HTMLElement>('.checkout-counter');
  const status = box.parentElement?.querySelector('output');
  const maximum = readMaximum(box.dataset['maxLength']);
  if (counter == null || status == null || maximum === 0) return;
  const left = maximum - countCharacters(box.value);
  const text = counterText(box.value, maximum) ?? '';
  counter.textContent = text;
  counter.hidden = false;
  counter.classList.toggle('checkout-problem', left < 0);
  status.textContent = left <= TOLD_FROM ? text : '';
}
