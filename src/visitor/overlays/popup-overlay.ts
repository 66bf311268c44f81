import { OVERLAY_EVENT, type OverlayEventDetail } from '#domain/overlays/overlay-event.ts';
import { POPUP_TEMPLATE_ID, type PopupOverlaySettings } from '#domain/overlays/popup-overlay-settings.ts';
import { nextPopupRecord, popupRecordKey, readPopupRecord } from '#domain/overlays/popup-record.ts';
import { FORM_SENT_EVENT } from '#domain/forms/form-sent-event.ts';
import { mountBehaviours } from '../mount-behaviours.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import type { Runtime } from '../runtime.ts';
import { localStore } from './local-store.ts';

/**
 * Shows the popup (OVER-09, OVER-10, OVER-21): closed by its button, Escape and a click outside, each of which is
 * remembered, as is sending its form. Its views are not counted for signed-in owners (OVER-15).
 * @param closed called once, when it is closed
 */
export function showPopupOverlay(runtime: Runtime, settings: PopupOverlaySettings, closed: () => void): void {
  const { window: page, document, context, closeTargets } = runtime;
  const template = document.getElementById(POPUP_TEMPLATE_ID);
  const source = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  if (source === null) return;
  const offer = document.importNode(source, true);
  const store = localStore(page, popupRecordKey(context.website.id));
  const { version } = settings;
  const tell = (event: OverlayEventDetail['event']): void => {
    if (context.authenticatedAccount !== null) return;
    const detail: OverlayEventDetail = { event, version };
    document.dispatchEvent(new CustomEvent(OVERLAY_EVENT, { detail }));
  };
  const remember = (event: 'closed' | 'submitted'): void => {
    const before = readPopupRecord(store.read());
    store.write(JSON.stringify(nextPopupRecord(before, event, version, Date.now())));
  };
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    remember('closed');
    tell('closed');
    void dialog.close();
    closed();
  };
  const button = offer.querySelector<HTMLElement>(':scope > .portico-overlay-close');
  button?.addEventListener('click', close);
  offer.querySelector('.portico-offer-action a')?.addEventListener('click', () => {
    tell('clicked');
    // The link is followed; a link within the page would otherwise be covered by the popup.
    close();
  });
  offer.addEventListener(FORM_SENT_EVENT, () => {
    remember('submitted');
    tell('submitted');
  });
  const dialog = openDialog(
    { window: page, closeTargets },
    {
      name: offer.querySelector('.portico-offer-title') ?? context.website.title,
      content: [offer],
      className: 'portico-popup-overlay',
      ...(button === null ? {} : { focus: button }),
      cancel: close,
    },
  );
  mountBehaviours(runtime, offer);
  tell('shown');
}
