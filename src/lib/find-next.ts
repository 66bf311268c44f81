/**
 * Finds the next place of a sign in a text, for readers that only go forward: asked from places that grow, it looks
 * through the text once in all, also where the sign does not come again. -1 for nowhere.
 */
export function findNext(text: string, sign: string): (from: number) => number {
  let found = text.indexOf(sign);
  return (from) => {
    if (found !== -1 && found < from) found = text.indexOf(sign, from);
    return found;
  };
}
