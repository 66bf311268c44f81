import { dialogs } from '#messages/en/dialogs.ts';
import { overlays } from '#messages/en/overlays.ts';
import { INFO_BAR_TEMPLATE_ID } from '#domain/overlays/info-bar-actions.ts';
import { reserveEdgeSpace } from '../reserve-edge-space.ts';
import { startChunk } from '../start-chunk.ts';
import { translate } from '../page-words.ts';
import type { OverlayHost } from '../dialogs/overlay-host.ts';

/** The mobile info bar: created from its template when it is to be shown, and removed again (OVER-24 to OVER-27). */
export interface InfoBar {
  readonly hasActions: boolean;
  readonly draw: (isDrawn: boolean) => void;
}

export function createInfoBar(host: OverlayHost & { readonly window: Window & typeof globalThis }): InfoBar {
  const { document } = host.window;
  const template = document.getElementById(INFO_BAR_TEMPLATE_ID);
  const source = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  let bar: Element | null = null;
  let giveRoom = (): void => undefined;
  return {
    hasActions: source !== null && source.childElementCount > 0,
    draw(isDrawn) {
      if (isDrawn === (bar !== null) || source === null) return;
      if (!isDrawn) {
        giveRoom();
        bar?.remove();
        bar = null;
        return;
      }
      bar = document.importNode(source, true);
      bar.querySelector<HTMLElement>('[data-action="hours"]')?.addEventListener('click', (event) => {
        const text = event.currentTarget instanceof HTMLElement ? event.currentTarget.dataset['text'] : '';
        startChunk(
          'popup-dialog',
          () => import('../dialogs/popup-dialog.ts'),
          (popups) => showHours(popups, host, text ?? ''),
        );
      });
      document.body.append(bar);
      if (bar instanceof host.window.HTMLElement) giveRoom = reserveEdgeSpace(host.window, bar, 'info-bar');
    },
  };
}

function showHours(
  { openPopupDialog }: typeof import('../dialogs/popup-dialog.ts'),
  host: OverlayHost,
  text: string,
): void {
  const close = (): void => void dialog.close();
  const dialog = openPopupDialog(host, {
    title: translate(overlays.openingHours),
    lines: text.split('\n').filter((line) => line.trim() !== ''),
    buttons: [{ text: translate(dialogs.close), press: close }],
    cancel: close,
  });
}
