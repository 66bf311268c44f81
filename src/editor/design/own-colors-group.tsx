import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { colorThemeTitle } from '#domain/design/color-themes.ts';
import { customColorUses, type ColorUse } from '#domain/design/custom-color-uses.ts';
import { createCustomColorId } from '#domain/palette/color-ids.ts';
import {
  customColorTitle,
  moveCustomColor,
  MAX_CUSTOM_COLORS,
  nextPosition,
  type CustomColor,
} from '#domain/palette/custom-colors.ts';
import { nearestSystemColor } from '#domain/palette/nearest-system-color.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { translate } from '#ui/translate.ts';
import { ownColors } from '#messages/en/interface/own-colors.ts';
import { fill, type Words } from '#messages/message.ts';
import { ApiError } from '../api/api-error.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { ColorUsesNote } from './color-uses-note.tsx';
import { colorUsesQuery } from './color-uses-query.ts';
import { OwnColorRow } from './own-color-row.tsx';
import { paletteColorLabel } from './palette-fields.ts';
import { overrideValue } from './palette-steps.ts';
import styles from './palette.module.css';
import { themeSlotLabel } from './theme-slots.ts';
import { useDesign, type DesignFields } from './use-design.ts';

/** Custom colours beside the palette's five: added, named, ordered, deleted (PAL-05, PAL-06, DSGN-29). */
export function OwnColorsGroup({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const queries = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  const [leaving, setLeaving] = useState<CustomColor | null>(null);
  const { customColors, palette } = design;
  const uses = leaving === null ? [] : customColorUses(design, leaving.id);
  const heir = leaving === null ? 'accent' : nearestSystemColor(leaving.color, palette);

  function change(color: CustomColor, name: Words, gestureId?: string): void {
    set(fieldsOf([color]), name, gestureId);
  }

  function move(color: CustomColor, index: number): void {
    const moved = moveCustomColor(customColors, color.id, index);
    set(fieldsOf(moved), fill(ownColors.moveStep, { name: customColorTitle(color) }));
  }

  function remove(color: CustomColor, used: readonly ColorUse[]): void {
    const colorId = nearestSystemColor(color.color, palette);
    const heirs = used.map(
      ({ key, override }) => [`overrides.${key}`, overrideValue({ ...override, colorId })] as const,
    );
    set(
      { ...Object.fromEntries(heirs), [`customColors.${color.id}`]: undefined },
      fill(ownColors.deleteStep, { name: customColorTitle(color) }),
    );
  }

  /** A colour that is used nowhere is deleted without a question. */
  async function askAbout(color: CustomColor): Promise<void> {
    const isWorn = customColorUses(design, color.id).length > 0 || (await isOnPages(color));
    if (isWorn) setLeaving(color);
    else leave(color, []);
  }

  async function isOnPages({ id }: CustomColor): Promise<boolean> {
    try {
      const { total, isInSite } = await queries.fetchQuery(colorUsesQuery(id));
      return total > 0 || isInSite;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // If its uses cannot be loaded, the dialog says so.
      return true;
    }
  }

  /** The button is removed with its row: the focus stays in the list. */
  function leave(color: CustomColor, used: readonly ColorUse[]): void {
    remove(color, used);
    list.current?.focus();
  }

  return (
    <PanelGroup title={translate(ownColors.title)} description={translate(ownColors.help)}>
      {customColors.length === 0 ? <p className={styles['note']}>{translate(ownColors.none)}</p> : null}
      <ol ref={list} tabIndex={-1} className={styles['ownColors']} aria-label={translate(ownColors.title)}>
        {customColors.map((color, index) => (
          <OwnColorRow
            key={color.id}
            color={color}
            isFirst={index === 0}
            isLast={index === customColors.length - 1}
            onChange={change}
            onMove={(step) => move(color, index + step)}
            onDelete={() => void askAbout(color)}
          />
        ))}
      </ol>
      <Button
        icon={<Plus aria-hidden="true" size={16} />}
        isDisabled={customColors.length >= MAX_CUSTOM_COLORS}
        onPress={() =>
          set(
            fieldsOf([
              {
                id: createCustomColorId(),
                name: translate(ownColors.numbered, { number: customColors.length + 1 }),
                color: palette.accent,
                position: nextPosition(customColors),
              },
            ]),
            ownColors.addStep,
          )
        }
      >
        {translate(ownColors.add)}
      </Button>
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={leaving === null ? '' : translate(ownColors.askDelete, { name: customColorTitle(leaving) })}
        confirmLabel={translate(ownColors.deleteColor)}
        isDanger
        onConfirm={() => {
          if (leaving !== null) leave(leaving, uses);
        }}
      >
        {uses.length === 0 ? null : (
          <>
            <p>{translate(ownColors.wornByThemes, { heir: paletteColorLabel(heir) })}</p>
            <ul>
              {uses.map(({ key, theme, slot }) => (
                <li key={key}>
                  {translate(ownColors.wornBy, { theme: colorThemeTitle(theme), slot: themeSlotLabel(slot) })}
                </li>
              ))}
            </ul>
          </>
        )}
        {leaving === null ? null : <ColorUsesNote colorId={leaving.id} />}
      </ConfirmDialog>
    </PanelGroup>
  );
}

function fieldsOf(colors: readonly CustomColor[]): DesignFields {
  return Object.fromEntries(
    colors.map(({ id, name, color, position }) => [`customColors.${id}`, { name, color, position }]),
  );
}
