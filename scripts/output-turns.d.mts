export function createTurns<Name extends string>(
  names: readonly Name[],
  write: (text: string) => void,
): {
  say(name: Name, text: string): void;
  /** Once for each name; nothing is said by it afterwards. */
  end(name: Name): void;
};
