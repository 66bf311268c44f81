/** Animates an element; resolves when it has ended, also where it was cut short. */
export async function playFrames(
  element: Element | null,
  frames: PropertyIndexedKeyframes,
  durationMs: number,
  easing = 'ease',
): Promise<void> {
  if (element === null || durationMs <= 0) return;
  const animation = element.animate(frames, { duration: durationMs, easing, fill: 'backwards' });
  await animation.finished.catch((error: unknown) => {
    // Taken away in the middle, with its slide.
    if (!(error instanceof DOMException)) throw error;
  });
}
