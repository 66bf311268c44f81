/**
 * Takes away what the server rendered of the page while the editor was on its way (`server/editor-shell/first-look.ts`):
 * once the canvas shows it, and wherever something else takes its place before.
 */
export function endFirstLook(): void {
  document.querySelector('#portico-first-look')?.remove();
}
