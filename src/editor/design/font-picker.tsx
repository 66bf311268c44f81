import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { Popover } from '#ui/popover.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { fontOfDesign } from '#domain/design/font-of-design.ts';
import { FONT_FAMILIES, fontsByGroup, type FontFamily, type FontGroup } from '#domain/design/fonts.ts';
import { familyOfOwnFont } from '#domain/design/own-fonts.ts';
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { Words } from '#messages/message.ts';
import { fontNameOf, fontTitle } from './font-name-of.ts';
import { FontPreviewFaces, previewFontStack } from './font-preview-faces.tsx';
import styles from './design.module.css';

const GROUP_LABELS: Readonly<Record<FontGroup | 'own', Words>> = {
  own: siteStyles.yourFonts,
  'Sans Serif': siteStyles.sansSerif,
  Serif: siteStyles.serif,
  Display: siteStyles.display,
  Script: siteStyles.script,
  'Slab Serif': siteStyles.slabSerif,
  Mono: siteStyles.mono,
  Other: siteStyles.otherFonts,
};

/**
 * Chooses a family from the catalogue or an uploaded one, grouped and searchable, each shown in its own letters
 * (DSGN-16).
 */
export function FontPicker({
  label,
  design,
  value,
  onChange,
}: {
  readonly label: string;
  readonly design: Pick<DesignSettings, 'ownFonts'>;
  readonly value: string;
  readonly onChange: (font: FontFamily) => void;
}) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = search.trim().toLowerCase();
  const chosenName = fontNameOf(design, value);
  const own = design.ownFonts.map(familyOfOwnFont);
  const choose = (id: string): void => {
    const font = fontOfDesign(design, id);
    if (font === null) return;
    onChange(font);
    setOpen(false);
  };
  const found = [...(own.length === 0 ? [] : [{ group: 'own' as const, fonts: own }]), ...fontsByGroup()]
    .map(({ group, fonts }) => ({
      group,
      fonts: fonts.filter((font) => fontTitle(font).toLowerCase().includes(words)),
    }))
    .filter(({ fonts }) => fonts.length > 0);
  return (
    <div className={styles['field']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <AriaButton
            className={styles['fontButton'] ?? ''}
            aria-label={translate(siteStyles.fontNow, { label, font: chosenName })}
          >
            <span style={{ fontFamily: previewFontStack(design, value) }}>{chosenName}</span>
            <ChevronDown aria-hidden="true" />
          </AriaButton>
        }
      >
        <div className={styles['fontList']}>
          <FontPreviewFaces fonts={FONT_FAMILIES} ownFonts={design.ownFonts} />
          <SearchField
            label={translate(siteStyles.searchFonts)}
            value={search}
            onChange={setSearch}
            onSubmit={() => {
              const [first] = found[0]?.fonts ?? [];
              if (words !== '' && first !== undefined) choose(first.id);
            }}
            autoFocus
          />
          <ListBox
            aria-label={label}
            selectionMode="single"
            selectedKeys={[value]}
            disallowEmptySelection
            className={styles['listBox'] ?? ''}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : [...keys];
              if (id !== undefined) choose(String(id));
            }}
            renderEmptyState={() => (
              <p className={styles['empty']}>{translate(siteStyles.noFont, { search })}</p>
            )}
          >
            {found.map(({ group, fonts }) => (
              <ListBoxSection key={group} id={group}>
                <Header className={styles['groupHeader'] ?? ''}>{translate(GROUP_LABELS[group])}</Header>
                {fonts.map((font) => (
                  <ListBoxItem
                    key={font.id}
                    id={font.id}
                    textValue={fontTitle(font)}
                    className={styles['fontItem'] ?? ''}
                  >
                    <span style={{ fontFamily: previewFontStack(design, font.id) }}>{fontTitle(font)}</span>
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </div>
      </Popover>
    </div>
  );
}
