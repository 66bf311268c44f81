import type { SiteShell } from '#site/content/site-shell.ts';

/** A shell for who has not given the site's password: its name and looks, without its navigation, its footer and what it says about itself. */
export function bareShell(shell: SiteShell): SiteShell {
  const { records, settings, header } = shell;
  const banner = records['cookie-banner'];
  return {
    ...shell,
    records: banner === undefined ? {} : { 'cookie-banner': banner },
    footer: [],
    header: { ...header, button: null },
    settings: { ...settings, description: '', tagline: '', socialImage: null },
  };
}
