import { countCharacters, counterText, readMaximum } from '#domain/forms/count-characters.ts';

/** The number of remaining characters from which the counter is announced (BLK-104). */
const ANNOUNCED_FROM = 20;

/** Live counters of the text boxes with a maximum (BLK-99 to BLK-104). They stop with the signal. */
export function mountCounters(form: HTMLFormElement, signal: AbortSignal): void {
  for (const wrapper of form.querySelectorAll<HTMLElement>('[data-max-length]')) {
    const box = wrapper.querySelector('textarea');
    const counter = wrapper.querySelector<HTMLElement>('.form-counter');
    const status = wrapper.querySelector('.form-counter-status');
    const maximum = readMaximum(wrapper.dataset['maxLength']);
    if (box === null || counter === null || maximum === 0) continue;
    const update = (): void => {
      const left = maximum - countCharacters(box.value);
      counter.textContent = counterText(box.value, maximum);
      counter.hidden = false;
      counter.classList.toggle('error', left < 0);
      if (status !== null) status.textContent = left <= ANNOUNCED_FROM ? counter.textContent : '';
    };
    update();
    box.addEventListener('input', update, { signal });
  }
}
