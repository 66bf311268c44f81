/** Animates an element; resolves when the animation has ended or was cancelled. */
export async function playFrames(
  element: Element | null,
  frames: PropertyIndexedKeyframes,
  durationMs: number,
  easing = 'ease',
): Promise<void> {
  if (element === null || durationMs <= 0) return;
  const animation = element.animate(frames, { duration: durationMs, easing, fill: 'backwards' });
  await animation.finished.catch((error: unknown) => {
    // Cancelled, since its slide was removed.
    if (!(error instanceof DOMException)) throw error;
  });
}
