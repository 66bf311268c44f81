/**
 * Finds the next index of a string in a text, for readers that only go forward: asked from growing indexes, it scans
 * the text once in all, also where the string does not occur again. -1 where it does not.
 */
export function findNext(text: string, sign: string): (from: number) => number {
  let found = text.indexOf(sign);
  return (from) => {
    if (found !== -1 && found < from) found = text.indexOf(sign, from);
    return found;
  };
}
