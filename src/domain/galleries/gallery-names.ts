/** What is thrown where a gallery has nothing to stand in (GAL-15, GAL-18). */
export const NO_CONTAINER_MESSAGE = 'Gallery container not found';

/** What code that names a design or a transition directly gets; an unknown name throws (GAL-16 to GAL-18, GAL-146). */
export function findNamed<Part>(
  kind: 'design' | 'transition',
  parts: Readonly<Record<string, Part>>,
  name: string,
): Part {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) throw new Error(`Gallery ${kind} ${name} not found`);
  return part;
}

/** `swipe` runs as `scroll` on published pages; every other name is itself (GAL-161, GAL-162). */
export function publishedTransition(name: string): string {
  return name === 'swipe' ? 'scroll' : name;
}
