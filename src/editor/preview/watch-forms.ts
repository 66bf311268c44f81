interface FormWatch {
  /** Opens an address in the frame: where a form leads that only asks for a page, such as a search. */
  readonly go: (address: string) => void;
  /** Somebody wanted to send something, which a preview does not do. */
  readonly refuse: () => void;
}

/**
 * Says what becomes of the forms of a previewed page: its frame sends none, so that nothing of a preview is bought or
 * stored, and browsers tell nobody of it. Entering something in a field presses the button of its form, too (EDIT-195).
 */
export function watchForms(frame: Document, { go, refuse }: FormWatch): void {
  frame.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    const page = frame.defaultView;
    if (defaultPrevented || page === null || !(target instanceof page.Element)) return;
    const button = target.closest('button, input');
    if (!(button instanceof page.HTMLButtonElement || button instanceof page.HTMLInputElement)) return;
    const { form, type } = button;
    if (form === null || (type !== 'submit' && type !== 'image')) return;
    // The browser would only note that it blocked it.
    event.preventDefault();
    const address = URL.parse(form.action);
    if (form.method !== 'get' || address === null || address.origin !== page.origin) {
      refuse();
      return;
    }
    if (!form.noValidate && !form.reportValidity()) return;
    for (const name of new Set(address.searchParams.keys())) address.searchParams.delete(name);
    for (const [name, value] of new page.FormData(form, button)) {
      if (typeof value === 'string') address.searchParams.append(name, value);
    }
    go(address.href);
  });
}
