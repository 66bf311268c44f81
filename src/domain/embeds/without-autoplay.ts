/** The address of a frame that nobody asked for yet: shown, but not playing. */
export function withoutAutoplay(src: string): string {
  return src.replace(/([?&])autoplay=1(?:&|$)/, '$1').replace(/[?&]$/, '');
}
