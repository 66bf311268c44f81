/** The local storage of one site; where it is denied or full, nothing is stored (OVER-13). */
export function localStore(page: Window, key: string): { read(): string | null; write(value: string): void } {
  return {
    read: () => whereAllowed(() => page.localStorage.getItem(key)) ?? null,
    write: (value) => void whereAllowed(() => page.localStorage.setItem(key, value)),
  };
}

function whereAllowed<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
