import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It is in the fragment and removed from the address at once, so that it stays neither in
 * the history nor on the screen.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      if (hash === '') return;
      setToken(hash.slice(1));
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    read();
    // Opening a link while its screen is shown loads no page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}
