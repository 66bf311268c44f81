/** A flag that lasts until the browser session ends. Where storage is denied it is never set. */
export function sessionFlag(page: Window, name: string): { isSet(): boolean; set(): void } {
  return {
    isSet: () => whereAllowed(() => page.sessionStorage.getItem(name) !== null) ?? false,
    set: () => void whereAllowed(() => page.sessionStorage.setItem(name, '1')),
  };
}

/** Storage throws where the visitor denies it or it is full; then nothing is stored. */
function whereAllowed<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
