import { useRef, useState } from 'react';

/**
 * A text that is kept when its field is left or Enter is pressed: once, though Enter also leads to another field.
 * @param keep takes the text, and says whether it could; what it refuses stays in the field
 */
export function useKeptText(written: string, keep: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);

  function finish(): void {
    const text = waiting.current;
    if (text === null || !keep(text)) return;
    waiting.current = null;
    setTyped(null);
  }

  return {
    value: typed ?? written,
    onChange(text: string): void {
      waiting.current = text;
      setTyped(text);
    },
    onBlur: finish,
    onKeyDown({ key }: { readonly key: string }): void {
      if (key === 'Enter') finish();
    },
  };
}
