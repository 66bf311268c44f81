import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

/** A scheme of its own (`https:`, `mailto:`, `blob:`), or another host (`//`). */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Makes links of the kit navigate inside the app without a page load. The router knows paths only: absolute addresses,
 * such as that of a site on its own host, are left to the browser.
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
