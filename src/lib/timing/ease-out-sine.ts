/** Fast at the beginning, slow at the end; from 0 to 1 (TIME-17). */
export function easeOutSine(progress: number): number {
  return Math.sin((progress * Math.PI) / 2);
}
