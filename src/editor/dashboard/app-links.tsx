import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

/** A scheme of its own (`https:`, `mailto:`, `blob:`), or another host (`//`). */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Lets links of the kit move inside the app without a page load. The router knows paths alone: an absolute address,
 * such as that of a site on its own host, stays as it is and is the browser's to open.
 */
export function AppLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(address) => void navigate(pathOf(address))} useHref={useLinkAddress}>
      {children}
    </RouterProvider>
  );
}

function useLinkAddress(address: string): string {
  const isAbsolute = ABSOLUTE.test(address);
  const inside = useHref(isAbsolute ? '' : address);
  return isAbsolute ? address : inside;
}

/** The kit calls the router for what is of this origin only. */
function pathOf(address: string): string {
  if (!ABSOLUTE.test(address)) return address;
  const { pathname, search, hash } = new URL(address, window.location.href);
  return pathname + search + hash;
}
