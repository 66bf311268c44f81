/**
 * Calls `act` when the window is closed, reloaded or navigates: input that waits for a pause in typing goes into the
 * document at once, which stores it until the server has it. Returns the function that ends it.
 */
export function whenLeaving(act: () => void): () => void {
  window.addEventListener('pagehide', act);
  return () => window.removeEventListener('pagehide', act);
}
