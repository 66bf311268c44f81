import { z } from 'zod';

/** The kinds of buttons of a site; a block chooses one of them (DSGN-68). */
export const BUTTON_KINDS = ['primary', 'secondary', 'tertiary'] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

/** The value of the attribute that marks a button's kind. */
export const VARIANT_OF_KIND = { primary: 'filled', secondary: 'outline', tertiary: 'text' } as const;

export const BUTTON_STYLES = ['solid', 'outline', 'text'] as const;
export const BUTTON_SHAPES = ['square', 'rounded', 'pill'] as const;
export const BUTTON_PADDINGS = ['small', 'medium', 'large'] as const;
export const BUTTON_FONTS = ['body', 'heading'] as const;
export const BUTTON_HOVERS = ['shade', 'invert', 'lift', 'underline', 'none'] as const;
export type ButtonHover = (typeof BUTTON_HOVERS)[number];

export const BUTTON_RADIUS = { square: '0px', rounded: '0.5em', pill: '100em' } as const;
/** The padding above and below, before and after the label. */
export const BUTTON_PADDING = {
  small: ['0.55em', '1.1em'],
  medium: ['0.8em', '1.6em'],
  large: ['1.05em', '2.2em'],
} as const;

/**
 * The settings of a kind; an absent one is that of the primary button, except style and hover, which have a default per
 * kind.
 */
export const buttonLookSchema = z.object({
  style: z.enum(BUTTON_STYLES).optional().catch(undefined),
  shape: z.enum(BUTTON_SHAPES).optional().catch(undefined),
  padding: z.enum(BUTTON_PADDINGS).optional().catch(undefined),
  weight: z.int().min(100).max(1000).optional().catch(undefined),
  font: z.enum(BUTTON_FONTS).optional().catch(undefined),
  hover: z.enum(BUTTON_HOVERS).optional().catch(undefined),
});
export type ButtonLook = z.infer<typeof buttonLookSchema>;

/** The hover effect of a style where the owner chose none. */
export const HOVER_OF_STYLE: Readonly<Record<(typeof BUTTON_STYLES)[number], ButtonHover>> = {
  solid: 'shade',
  outline: 'invert',
  text: 'underline',
};
