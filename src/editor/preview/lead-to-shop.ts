/** Where the shop has pages of its own; on the app host they lead to the public host. */
const OF_SHOP = /^\/(?:cart|checkout|commerce)(?:\/|$)/;

/**
 * The cart and the checkout are opened in the window and not in the frame of a preview, which may neither lead the window
 * away nor send forms: links, the forms of gift cards, and what the page itself opens, which presses a link (NAV-54, EDIT-83).
 */
export function leadToShop(frame: Document, leave: (address: string) => void): void {
  frame.addEventListener(
    'click',
    (event) => {
      const address = addressOf(event.target, frame);
      if (address === null || address.origin !== frame.defaultView?.origin) return;
      if (!OF_SHOP.test(address.pathname)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave(address.href);
    },
    true,
  );
}

/** Where a click leads: that of a link, or of the button of a form that is not posted. */
function addressOf(target: EventTarget | null, { defaultView: page }: Document): URL | null {
  if (page === null || !(target instanceof page.Element)) return null;
  const link = target.closest('a[href]');
  if (link instanceof page.HTMLAnchorElement) return URL.parse(link.href);
  const button = target.closest('button');
  const form = button?.type === 'submit' ? button.form : null;
  if (form == null || form.method !== 'get' || !form.checkValidity()) return null;
  const address = URL.parse(form.action);
  if (address === null) return null;
  for (const [name, value] of new page.FormData(form, button)) {
    if (typeof value === 'string') address.searchParams.append(name, value);
  }
  return address;
}
