import { z } from 'zod';
import { isCustomColorId, type CustomColorId } from './color-ids.ts';
import { hexColorSchema } from './palette.ts';

export const MAX_CUSTOM_COLOR_NAME = 60;
/** Own colours of a site; those beyond are not read. */
export const MAX_CUSTOM_COLORS = 200;

const storedColorSchema = z.object({
  name: z.string().max(MAX_CUSTOM_COLOR_NAME).catch(''),
  color: hexColorSchema,
  /** Where it stands among the own colours, ascending. */
  position: z.number().catch(0),
});

/** A colour the owner added to the palette (PAL-05, PAL-06, DSGN-29). */
export interface CustomColor extends z.infer<typeof storedColorSchema> {
  readonly id: CustomColorId;
}

/** The own colours in their order, read from the object by id that a design stores; what is broken is left out. */
export const customColorsSchema = z.record(z.string(), z.unknown()).transform(keepColors);

function keepColors(stored: Record<string, unknown>): readonly CustomColor[] {
  return Object.entries(stored)
    .flatMap(([id, value]): CustomColor[] => {
      const parsed = storedColorSchema.safeParse(value);
      return parsed.success && isCustomColorId(id) ? [{ id, ...parsed.data }] : [];
    })
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CUSTOM_COLORS);
}

/** What a colour is called: its name, or its code where the owner left the name empty. */
export function customColorTitle({ name, color }: CustomColor): string {
  return name.trim() === '' ? color : name.trim();
}

/** The position of a colour that is added at the end. */
export function nextPosition(colors: readonly CustomColor[]): number {
  return Math.max(0, ...colors.map(({ position }) => position)) + 1;
}

/** The colours with one of them moved to another place; places beyond the ends are the ends (PAL-06). */
export function moveCustomColor(
  colors: readonly CustomColor[],
  id: CustomColorId,
  index: number,
): readonly CustomColor[] {
  const moved = colors.find((color) => color.id === id);
  if (moved === undefined) return colors;
  const rest = colors.filter((color) => color.id !== id);
  rest.splice(Math.max(0, Math.min(rest.length, index)), 0, moved);
  return rest.map((color, index) => ({ ...color, position: index + 1 }));
}
