import { useState } from 'react';
import { useBootFacts } from '../../site-context/boot-context.ts';

/** Whether this person shows or hides the first steps of this site, kept in the browser; null: neither. */
export function useListChoice(): readonly [boolean | null, (isShown: boolean) => void] {
  const { siteId, account } = useBootFacts();
  const key = `first-steps:${siteId}:${account.id}`;
  const [kept, setKept] = useState(() => localStorage.getItem(key));
  return [
    kept === null ? null : kept === 'shown',
    (isShown) => {
      const next = isShown ? 'shown' : 'hidden';
      localStorage.setItem(key, next);
      setKept(next);
    },
  ];
}
