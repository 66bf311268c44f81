import { INFO_BAR_TEMPLATE_ID, OPENING_HOURS_TITLE } from '#domain/site-overlays/info-bar-actions.ts';
import type { OverlayPlace } from '../popups/overlay-place.ts';

/** The mobile info bar: drawn from its template when it is wanted, and taken away again (OVER-24 to OVER-27). */
export interface InfoBar {
  readonly hasActions: boolean;
  readonly draw: (isDrawn: boolean) => void;
}

export function createInfoBar(place: OverlayPlace): InfoBar {
  const { document } = place.window;
  const template = document.getElementById(INFO_BAR_TEMPLATE_ID);
  const source = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  let bar: Element | null = null;
  return {
    hasActions: source !== null && source.childElementCount > 0,
    draw(isDrawn) {
      if (isDrawn === (bar !== null) || source === null) return;
      if (!isDrawn) {
        bar?.remove();
        bar = null;
        return;
      }
      bar = document.importNode(source, true);
      bar.querySelector<HTMLElement>('[data-action="hours"]')?.addEventListener('click', (event) => {
        const text = event.currentTarget instanceof HTMLElement ? event.currentTarget.dataset['text'] : '';
        void showHours(place, text ?? '');
      });
      document.body.append(bar);
    },
  };
}

async function showHours(place: OverlayPlace, text: string): Promise<void> {
  const { openPopupDialog } = await import('../popups/popup-dialog.ts');
  const close = (): void => void dialog.close();
  const dialog = openPopupDialog(place, {
    title: OPENING_HOURS_TITLE,
    lines: text.split('\n').filter((line) => line.trim() !== ''),
    buttons: [{ text: 'Close', press: close }],
    cancel: close,
  });
}
