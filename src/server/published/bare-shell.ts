import type { SiteShell } from '#site/content/site-shell.ts';

/**
 * A shell for visitors who have not given the site's password: its name and design, without its navigation, its footer
 * and its descriptions.
 */
export function bareShell(shell: SiteShell): SiteShell {
  const { records, settings, header } = shell;
  const banner = records['cookie-banner'];
  return {
    ...shell,
    records: banner === undefined ? {} : { 'cookie-banner': banner },
    footer: [],
    // Its account pages ask for the password, too.
    hasMembers: false,
    store: null,
    header: { ...header, button: null },
    settings: { ...settings, description: '', tagline: '', socialImage: null },
  };
}
