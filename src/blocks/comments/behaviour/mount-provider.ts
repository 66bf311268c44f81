import type { MountBehaviour } from '../../behaviour.ts';

/** What the provider's script reads of a page. */
interface ProviderConfig {
  page: { url: string; identifier: string };
}

/**
 * Loads the thread of the outside provider once it comes into view and the visitor agrees to others, or at once by the
 * button (COMT-30).
 */
export const mountProvider: MountBehaviour = (root, environment) => {
  const { document, window, report } = environment;
  const { shortname = '', identity = '', failed = '' } = root.dataset;
  const button = root.querySelector('button');
  let isLoading = false;

  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    const place = document.createElement('div');
    place.id = 'disqus_thread';
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const url = canonical?.href ?? window.location.href;
    Object.assign(window, {
      disqus_config(this: ProviderConfig) {
        this.page.url = url;
        this.page.identifier = identity;
      },
    });
    const script = document.createElement('script');
    script.src = `https://${shortname}.disqus.com/embed.js`;
    script.async = true;
    script.addEventListener('error', () => {
      report('comments of the provider not loaded');
      isLoading = false;
      const note = root.querySelector('p');
      if (note !== null) note.textContent = failed;
      place.replaceWith(...children);
      script.remove();
    });
    const children = [...root.childNodes];
    root.replaceChildren(place);
    document.body.append(script);
  };

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    load();
  });
  const cancel = environment.onConsent(() => observer.observe(root));
  button?.addEventListener('click', load);
  return () => {
    observer.disconnect();
    cancel();
    button?.removeEventListener('click', load);
  };
};
