import { RotateCcw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { ColorField } from '#ui/color-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { COLOR_THEME_IDS } from '#domain/design/color-theme-ids.ts';
import { colorThemeTitle, deriveTheme } from '#domain/design/color-themes.ts';
import { contrastOf, LARGE_CONTRAST, TEXT_CONTRAST } from '#domain/design/contrast.ts';
import type { OverrideKey, ThemeSlot } from '#domain/design/design-settings.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import styles from './design.module.css';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

const SLOTS: readonly { readonly slot: ThemeSlot; readonly label: string; readonly on: ThemeSlot | null }[] =
  [
    { slot: 'background', label: 'Background', on: null },
    { slot: 'heading', label: 'Headings', on: 'background' },
    { slot: 'text', label: 'Text', on: 'background' },
    { slot: 'muted', label: 'Small print', on: 'background' },
    { slot: 'link', label: 'Links', on: 'background' },
    { slot: 'line', label: 'Lines', on: null },
    { slot: 'buttonBackground', label: 'Buttons', on: null },
    { slot: 'buttonText', label: 'Button text', on: 'buttonBackground' },
    { slot: 'accent', label: 'Accents', on: null },
  ];
const OWN_COLOR = 'custom';

/** One colour theme (DSGN-10, DSGN-12): each part follows the palette, or has a colour of its own (DSGN-35). */
export function ThemeEditor({
  site,
  isFromList,
}: {
  readonly site: DocumentStore;
  readonly isFromList: boolean;
}) {
  const { design, set, reset } = useDesign(site);
  const [parameters] = useSearchParams();
  const gesture = useGestureId();
  const theme = COLOR_THEME_IDS.find((id) => id === parameters.get('theme')) ?? 'white';
  const colors = deriveTheme(design, theme);
  const poor = SLOTS.filter(
    ({ slot, on }) =>
      on !== null &&
      contrastOf(colors[slot], colors[on]) < (slot === 'heading' ? LARGE_CONTRAST : TEXT_CONTRAST),
  );
  const back = isFromList
    ? { to: '/design/site-styles/colors/color-themes', label: 'Color themes' }
    : { to: '/design/site-styles/colors', label: 'Colors' };

  return (
    <Panel title={colorThemeTitle(theme)} back={back} actions={<UndoRedo store={site} />}>
      {poor.length === 0 ? null : (
        <Banner tone="warning" title="Hard to read">
          {poor.map(({ label }) => label).join(', ')} need more contrast with what they stand on.
        </Banner>
      )}
      <PanelGroup>
        {SLOTS.map(({ slot, label }) => {
          const key: OverrideKey = `${theme}-${slot}`;
          const field = `overrides.${key}`;
          const override = design.overrides[key];
          const name = `Change ${label.toLowerCase()} of ${colorThemeTitle(theme)}`.slice(0, 80);
          return (
            <div key={slot} className={styles['slot']}>
              <Select
                label={label}
                options={[
                  { value: 'theme', label: 'From the theme' },
                  ...PALETTE_FIELDS.map((each) => ({ value: each.id, label: each.label })),
                  { value: OWN_COLOR, label: 'Own color' },
                ]}
                value={
                  override === undefined
                    ? 'theme'
                    : override.type === 'CUSTOM_COLOR'
                      ? OWN_COLOR
                      : override.colorId
                }
                onChange={(value) => {
                  if (value === 'theme') reset([field], name);
                  else if (value === OWN_COLOR)
                    set({ [field]: { type: 'CUSTOM_COLOR', color: colors[slot] } }, name);
                  else set({ [field]: { type: 'SITE_PALETTE_COLOR', colorId: value } }, name);
                }}
              />
              {override?.type === 'CUSTOM_COLOR' ? (
                <ColorField
                  label={`${label} color`}
                  value={override.color}
                  onChange={(color) =>
                    set({ [field]: { type: 'CUSTOM_COLOR', color } }, name, gesture.current())
                  }
                  onChangeEnd={gesture.end}
                />
              ) : (
                <span
                  className={styles['slotSwatch']}
                  style={{ background: colors[slot] }}
                  aria-hidden="true"
                />
              )}
              {override === undefined ? null : (
                <IconButton
                  label={`${label}: back to the theme`}
                  size="small"
                  onPress={() => reset([field], name)}
                >
                  <RotateCcw aria-hidden="true" />
                </IconButton>
              )}
            </div>
          );
        })}
      </PanelGroup>
    </Panel>
  );
}
