import type { BehaviourEnvironment } from '../../behaviour.ts';
import { whenScriptsMayLoad } from './when-scripts-may-load.ts';

interface ServiceWidgetOptions {
  /** Given up after this long; as long as the browser tries where absent. */
  readonly timeoutMs?: number;
  /** `here`: the script puts its widget where it stands, so every block has its own. `once`: it looks for links itself. */
  readonly placement: 'here' | 'once';
}

/**
 * Loads the script of a service over its plain link, as far as consent allows. The link stands from the start and stays
 * when the script does not arrive (BLK-71, BLK-83); failures are for the console only (BLK-66).
 */
export function mountServiceWidget(
  root: HTMLElement,
  environment: BehaviourEnvironment,
  { timeoutMs, placement }: ServiceWidgetOptions,
): () => void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-widget-script]');
  const holder = link?.parentElement ?? null;
  if (link === null || holder === null) return () => undefined;
  const { document: page, window: view } = environment;
  const listeners = new AbortController();
  let script: HTMLScriptElement | null = null;
  let timer = 0;

  const widgetCame = new view.MutationObserver(() => {
    // What the script has put beside the link does what the link did.
    link.hidden = [...holder.children].some((child) => child !== link && child.localName !== 'script');
  });
  const takeBack = whenScriptsMayLoad(environment, () => {
    const src = link.dataset['widgetScript'] ?? '';
    const isThere = [...page.scripts].some((each) => each.dataset['widget'] === src);
    if (placement === 'once' && isThere) return;
    const added = page.createElement('script');
    script = added;
    added.async = true;
    added.dataset['widget'] = src;
    const giveUp = (why: string): void => {
      view.clearTimeout(timer);
      added.remove();
      environment.report(`${why}: ${src}`);
    };
    added.addEventListener('load', () => view.clearTimeout(timer), { signal: listeners.signal });
    added.addEventListener('error', () => giveUp('Script could not be loaded'), { signal: listeners.signal });
    if (timeoutMs !== undefined)
      timer = view.setTimeout(() => giveUp('Script did not arrive in time'), timeoutMs);
    added.src = src;
    if (placement === 'here') {
      widgetCame.observe(holder, { childList: true });
      holder.append(added);
    } else {
      page.head.append(added);
    }
  });
  return () => {
    takeBack();
    listeners.abort();
    widgetCame.disconnect();
    view.clearTimeout(timer);
    script?.remove();
    link.hidden = false;
  };
}
