import { parseDesign, type DesignSettings } from '#domain/design/design-settings.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Palette } from '#domain/palette/palette.ts';

interface Look {
  readonly palette: Palette;
  readonly fonts: Partial<DesignSettings['fonts']>;
  readonly spacing?: Partial<DesignSettings['spacing']>;
  readonly buttons?: Partial<DesignSettings['buttons']>;
  readonly imageRadius?: number;
}

/** A whole design from what a template sets; the rest has its default. */
export function designOf(look: Look): Omit<DesignSettings, 'id' | 'type' | 'customColors' | 'ownFonts'> {
  const record: DocumentRecord = {
    id: 'design',
    type: 'design',
    palette: look.palette,
    fonts: look.fonts,
    spacing: look.spacing ?? {},
    buttons: look.buttons ?? {},
    images: look.imageRadius === undefined ? {} : { radius: look.imageRadius },
  };
  const { palette, overrides, fonts, spacing, buttons, images } = parseDesign(record);
  return { palette, overrides, fonts, spacing, buttons, images };
}
