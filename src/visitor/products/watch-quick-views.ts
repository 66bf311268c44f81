import { QUICK_VIEW_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { loadChunk } from '../load-chunk.ts';
import { isPlainClick } from '../plain-click.ts';
import { report } from '../report.ts';
import type { Runtime } from '../runtime.ts';

/** Links of lists that show a product over the list. Where that fails, they lead to its page as they do without scripts. */
export function watchQuickViews(runtime: Runtime): void {
  const { document, window: page } = runtime;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${QUICK_VIEW_ATTRIBUTE}]`)) {
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (link.ariaBusy === 'true') return;
      link.ariaBusy = 'true';
      loadChunk('quick-view', () => import('./show-quick-view.ts'))
        .then(({ showQuickView }) => showQuickView(runtime, link))
        .catch((error: unknown) => {
          report(RUNTIME_MESSAGES.initializerFailed, error);
          page.location.assign(link.href);
        })
        .finally(() => {
          link.ariaBusy = null;
        });
    });
  }
}
