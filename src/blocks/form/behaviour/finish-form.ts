import { FORM_SENT_EVENT } from '#domain/forms/form-sent-event.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';

/** The page event of a newsletter sign-up; `detail.formId` is the form (FORM-77, FORM-78). */
export const SUBSCRIBE_EVENT = 'portico:subscribe';

/**
 * Handles a success (FORM-71 to FORM-77, FORM-80): redirects to the success address, or replaces the form by the
 * success text and inserts the owner's post-submit HTML with its scripts.
 */
export function finishForm(
  content: HTMLElement,
  form: HTMLFormElement,
  { window: page, onConsent }: Pick<BehaviourEnvironment, 'window' | 'onConsent'>,
): void {
  form.dispatchEvent(
    new CustomEvent(FORM_SENT_EVENT, { bubbles: true, detail: { formId: form.dataset['formId'] } }),
  );
  if (form.dataset['kind'] === 'newsletter') {
    const detail = { formId: form.dataset['formId'] };
    form.dispatchEvent(new CustomEvent(SUBSCRIBE_EVENT, { bubbles: true, detail }));
  }
  const address = form.dataset['successAddress'];
  if (address !== undefined && address !== '') {
    page.location.assign(address);
    return;
  }
  form.hidden = true;
  const success = content.querySelector<HTMLElement>('.form-success');
  if (success !== null) {
    success.hidden = false;
    success.scrollIntoView({ block: 'center' });
    success.focus({ preventScroll: true });
  }
  const template = content.querySelector<HTMLTemplateElement>('.form-post-submit');
  if (template === null) return;
  const insert = (): void => template.after(withRunningScripts(template.content));
  // Third-party requests in it wait for the visitor's consent, where the site asks for it (CONS-63).
  if ('waitsForConsent' in template.dataset) onConsent(insert);
  else insert();
}

/** A copy whose scripts run when they are inserted: cloned script elements are inert, new ones are not. */
function withRunningScripts(content: DocumentFragment): DocumentFragment {
  const copy = content.cloneNode(true) as DocumentFragment;
  for (const inert of copy.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) script.setAttribute(name, value);
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }
  return copy;
}
