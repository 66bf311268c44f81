/**
 * Files that are dropped where nothing takes them would have the browser leave the page for the file.
 * @returns a function that lets them do so again
 */
export function refuseDroppedFiles(document: Document): () => void {
  const ended = new AbortController();
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  const view = document.defaultView;
  // Last of all: whoever takes the file has said so by then.
  view?.addEventListener('dragover', refuse, { signal: ended.signal });
  view?.addEventListener('drop', refuse, { signal: ended.signal });
  return () => ended.abort();
}
