import { useSearchParams } from 'react-router';
import { COLOR_THEME_IDS } from '#domain/design/color-theme-ids.ts';
import { colorThemeTitle, deriveTheme } from '#domain/design/color-themes.ts';
import { withContrast } from '#domain/palette/contrast.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { ContrastList } from './contrast-list.tsx';
import { ThemeSlotField } from './theme-slot-field.tsx';
import { THEME_SLOT_FIELDS, themeSlotLabel } from './theme-slots.ts';
import { useDesign, type DesignFields } from './use-design.ts';

/** One colour theme (DSGN-10, DSGN-12): each part follows the palette, or has a colour of its own (DSGN-35). */
export function ThemeEditor({
  site,
  isFromList,
}: {
  readonly site: DocumentStore;
  readonly isFromList: boolean;
}) {
  const { design, set } = useDesign(site);
  const [parameters] = useSearchParams();
  const theme = COLOR_THEME_IDS.find((id) => id === parameters.get('theme')) ?? 'white';
  const title = colorThemeTitle(theme);
  const colors = deriveTheme(design, theme);
  const back = isFromList
    ? { to: '/design/site-styles/colors/color-themes', label: 'Color themes' }
    : { to: '/design/site-styles/colors', label: 'Colors' };
  const pairs = THEME_SLOT_FIELDS.flatMap(({ slot, label, on }) => {
    if (on === undefined) return [];
    const front = colors[slot];
    const back = colors[on.slot];
    const mended: DesignFields = {
      [`overrides.${theme}-${slot}`]: { type: 'CUSTOM_COLOR', color: withContrast(front, back, on.needed) },
    };
    return [{ key: slot, title: `${label} on ${themeSlotLabel(on.slot)}`, front, back, needed: on.needed, mended }];
  });

  return (
    <Panel title={title} back={back} actions={<UndoRedo store={site} />}>
      <PanelGroup>
        {THEME_SLOT_FIELDS.map(({ slot, label }) => (
          <ThemeSlotField key={`${theme}-${slot}`} site={site} theme={theme} slot={slot} label={label} color={colors[slot]} />
        ))}
      </PanelGroup>
      <PanelGroup title="Contrast">
        <ContrastList
          label={`Pairs of ${title}`}
          pairs={pairs.map(({ mended, ...pair }) => ({
            ...pair,
            mend: () => set(mended, `Mend ${pair.title} of ${title}`.slice(0, 80)),
          }))}
          onMendAll={() => set(mendAllFields(site_pairs(pairs)), `Mend contrast of ${title}`)}
        />
      </PanelGroup>
    </Panel>
  );
}
