import { COMMENT_COUNT_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import type { MountBehaviour } from '../../behaviour.ts';

/** By this the provider's script finds itself, and with it the account. */
const SCRIPT_ID = 'dsq-count-scr';

/**
 * Loads the provider's script of counts once a page, when the visitor agrees to others (BLK-90, BLK-91, DATA-56,
 * DATA-57, COMT-31); it fills all places of the page. A place is seen once there is something in it.
 */
export const mountCount: MountBehaviour = (root, environment) => {
  const { document, report } = environment;
  const link = root.querySelector('a');
  const shortname = root.getAttribute(COMMENT_COUNT_ATTRIBUTE) ?? '';
  const show = (): void => {
    if (link !== null) link.hidden = link.textContent.trim() === '';
  };
  const observer = new MutationObserver(show);
  if (link !== null) observer.observe(link, { childList: true, characterData: true, subtree: true });
  // Another place may have loaded the script before.
  show();
  const cancel = environment.onConsent(() => {
    if (document.getElementById(SCRIPT_ID) !== null) return;
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = `https://${shortname}.disqus.com/count.js`;
    script.async = true;
    script.addEventListener('error', () => {
      report('counts of the provider not loaded');
      script.remove();
    });
    document.body.append(script);
  });
  return () => {
    observer.disconnect();
    cancel();
  };
};
