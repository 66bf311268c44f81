import { useEffect, useState } from 'react';
import { useLinkToken } from './use-link-token.ts';

/**
 * The token of a mailed link, kept for this tab while somebody signs in on its screen: a language of the account's own
 * loads the page anew.
 */
export function useKeptToken(key: string): { readonly token: string; readonly forget: () => void } {
  const given = useLinkToken();
  const [kept] = useState(() => window.sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (given !== '') window.sessionStorage.setItem(key, given);
  }, [given, key]);
  return {
    token: given === '' ? kept : given,
    forget: () => window.sessionStorage.removeItem(key),
  };
}
