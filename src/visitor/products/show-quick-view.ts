import { QUICK_VIEW_FORMAT, type QuickView } from '#domain/products/quick-view.ts';
import { dialogs } from '#messages/en/dialogs.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { mountBehaviours } from '../mount-behaviours.ts';
import { translate, wordsReady } from '../page-words.ts';
import type { Runtime } from '../runtime.ts';
import { chooseProduct } from './choose-product.ts';

/** Longer than this nobody waits who could be on the page of the product. */
const TIMEOUT_MS = 8000;

/** Shows a product over its list: its pictures, what can be chosen, and the way to its page (NAV-33). */
export async function showQuickView(runtime: Runtime, link: HTMLAnchorElement): Promise<void> {
  const { document } = runtime;
  const [answer] = await Promise.all([
    runtime.call({
      method: 'GET',
      path: new URL(link.href).pathname,
      query: { format: QUICK_VIEW_FORMAT },
      timeoutMs: TIMEOUT_MS,
      handlesFailures: true,
    }),
    wordsReady(),
  ]);
  const { title, html, styles } = answer as QuickView;
  const style = document.createElement('style');
  style.textContent = styles;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'quick-view-close';
  close.ariaLabel = translate(dialogs.close);
  const content = document.createElement('div');
  content.innerHTML = html;
  const dialog = openDialog(runtime, {
    name: title,
    className: 'portico-quick-view',
    content: [style, close, content],
    focus: close,
    cancel: () => void dialog.close(),
  });
  close.addEventListener('click', () => void dialog.close());
  chooseProduct(runtime, content);
  mountBehaviours(runtime, content);
}
