/**
 * Removes the server's rendering of the page (`server/editor-shell/first-look.ts`) once the canvas shows it, and
 * wherever something else is shown before.
 */
export function endFirstLook(): void {
  document.querySelector('#portico-first-look')?.remove();
}
