import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It stands after the `#` and is taken out of the address at once, so that it stays
 * neither in the history nor on the screen.
 */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
