import { Link } from 'react-router';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle, deriveThemes } from '#domain/design/color-themes.ts';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { Panel } from '../panel/panel.tsx';
import styles from './design.module.css';
import { useDesign } from './use-design.ts';

/** The ten colour themes, each drawn as a section (DSGN-09, DSGN-38, DSGN-39). */
export function ColorThemesPanel({ site }: { readonly site: DocumentStore }) {
  const { design } = useDesign(site);
  const themes = deriveThemes(design);
  return (
    <Panel
      title={translate(siteColors.themes)}
      back={{ to: '/design/site-styles/colors', label: translate(siteColors.colors) }}
      publishes={site}
    >
      <ul className={styles['themes']}>
        {COLOR_THEME_IDS.map((id) => {
          const colors = themes[id];
          return (
            <li key={id}>
              <Link
                to={`/design/site-styles/colors/color-themes/theme-editor?theme=${id}`}
                className={styles['theme'] ?? ''}
                style={{ background: colors.background, color: colors.text, borderColor: colors.line }}
              >
                <span style={{ color: colors.heading }} className={styles['themeTitle']}>
                  {translate(colorThemeTitle(id))}
                </span>
                <span className={styles['themeSample']}>
                  <span>{translate(siteColors.sampleText)}</span>
                  <span style={{ color: colors.link, textDecoration: 'underline' }}>
                    {translate(siteColors.sampleLink)}
                  </span>
                  <span
                    className={styles['themeButton']}
                    style={{ background: colors.buttonBackground, color: colors.buttonText }}
                  >
                    {translate(siteColors.sampleButton)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
