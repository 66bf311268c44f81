import { DataCallError } from '#domain/data-call/data-call-error.ts';
import { bodyMessage } from '#domain/data-call/failure-message.ts';
import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CallingHost } from './overlay-host.ts';

const ERROR_CLASS = 'portico-popup-error';

/**
 * A data call made from a dialog: its buttons are disabled until it ends, and an errors map is shown inside the dialog
 * (OVER-63, OVER-65, DATA-26). For a call that handles its failures their messages are shown in the dialog, too.
 */
export async function callFromDialog(
  host: Pick<CallingHost, 'call'>,
  dialog: HTMLElement,
  request: DataCallRequest,
): Promise<JsonValue> {
  const buttons = [...dialog.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  showDialogErrors(dialog, {});
  let errors: Readonly<Record<string, string>> = {};
  try {
    return await host.call({
      ...request,
      showErrors: (map) => {
        errors = map;
      },
    });
  } catch (error) {
    if (request.handlesFailures === true && error instanceof DataCallError) {
      const map = error.errors;
      errors = Object.keys(map).length > 0 ? map : { '': bodyMessage(error.body) ?? error.message };
    }
    throw error;
  } finally {
    for (const button of buttons) button.disabled = false;
    showDialogErrors(dialog, errors);
  }
}

/** Shows each message at the field of its key, the rest at the top of the dialog (OVER-65). Removes earlier ones. */
export function showDialogErrors(dialog: HTMLElement, errors: Readonly<Record<string, string>>): void {
  const page = dialog.ownerDocument;
  for (const old of dialog.querySelectorAll(`.${ERROR_CLASS}`)) old.remove();
  for (const field of dialog.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
  let first: HTMLElement | null = null;
  for (const [name, message] of Object.entries(errors)) {
    const line = page.createElement('p');
    line.className = ERROR_CLASS;
    line.textContent = message;
    const field = name === '' ? null : dialog.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    if (field === null) {
      line.role = 'alert';
      const heading = dialog.querySelector('h2');
      if (heading === null) dialog.prepend(line);
      else heading.after(line);
    } else {
      line.id = `portico-error-${Math.random().toString(36).slice(2)}`;
      // Outside of the label, whose text stays the accessible name of the field.
      (field.closest('label') ?? field).after(line);
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', line.id);
      first ??= field;
    }
  }
  first?.focus();
}
