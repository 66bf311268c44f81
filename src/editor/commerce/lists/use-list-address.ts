import { useSearchParams } from 'react-router';

/** What a list is narrowed to and its page, as its address tells. */
export interface ListAddress {
  /** What stands in the address by a name; empty without. */
  readonly text: (name: string) => string;
  /** From 1. */
  readonly page: number;
  /** Changes what stands by some names, an empty text takes one out; the list begins at its first page again. */
  readonly show: (changes: Readonly<Record<string, string>>) => void;
}

/** The address of a list, so that it can be returned to and passed on as it is shown. */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useSearchParams();
  const page = address.get('page') ?? '';
  return {
    text: (name) => address.get(name) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    show: (changes) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: '', ...changes })) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
