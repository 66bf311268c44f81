import { systemErrors } from '#messages/en/system-errors.ts';
import type { DataCallError } from '#domain/data-call/data-call-error.ts';
import { bodyMessage } from '#domain/data-call/failure-message.ts';
import { systemErrorText } from '#domain/dialogs/system-error.ts';
import { translate } from '../page-words.ts';
import type { OverlayHost } from './overlay-host.ts';
import { openPopupDialog } from './popup-dialog.ts';

/** Statuses of gateways whose upstream did not answer; the body may have a message (OVER-71). */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

let shown: { close(): Promise<void> } | null = null;

/** The system-error overlay: one at a time, with the latest error (OVER-66 to OVER-78). */
export function showSystemError(host: OverlayHost, error: DataCallError, isDevelopment: boolean): void {
  const { window: page } = host;
  void shown?.close();
  const text = systemErrorText(
    {
      isNetwork: error.kind === 'network' || GATEWAY_STATUSES.includes(error.status ?? 0),
      serverText: bodyMessage(error.body),
      url: error.url,
      format: 'JSON',
      message: error.message,
    },
    page.location.host,
    isDevelopment,
  );
  const clear = (): void => {
    if (shown === dialog) shown = null;
    void dialog.close();
  };
  const dialog = openPopupDialog(host, {
    title: translate(text.heading),
    lines: text.lines.map((line) => (typeof line === 'string' ? line : translate(line))),
    buttons: [
      { text: translate(systemErrors.reload), press: () => page.location.reload() },
      { text: translate(systemErrors.clear), press: clear },
    ],
    cancel: clear,
  });
  shown = dialog;
}
