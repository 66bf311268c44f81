import {
  BUTTON_KINDS,
  BUTTON_PADDING,
  BUTTON_RADIUS,
  HOVER_OF_STYLE,
  VARIANT_OF_KIND,
  type BUTTON_STYLES,
  type ButtonHover,
  type ButtonKind,
  type ButtonLook,
} from './button-kinds.ts';
import type { DesignSettings } from './design-settings.ts';

type ButtonStyle = (typeof BUTTON_STYLES)[number];
interface Colors {
  readonly fill: string;
  readonly words: string;
}

const OWN_STYLE = { secondary: 'outline', tertiary: 'text' } as const;

/**
 * The rules by which kinds of buttons differ from what all have (DSGN-68); empty while they do not. The words of an
 * outlined primary button have the button's colour, so a solid one of another kind takes it from there.
 */
export function buttonKindsCss({ buttons }: Pick<DesignSettings, 'buttons'>): string {
  const colors: Colors =
    buttons.style === 'outline'
      ? { fill: 'var(--color-button-text)', words: 'var(--color-background)' }
      : { fill: 'var(--color-button-background)', words: 'var(--color-button-text)' };
  return BUTTON_KINDS.map((kind) => {
    if (kind === 'primary') {
      const { font, hover } = buttons;
      return rulesOf(kind, { font, hover }, buttons.style, colors);
    }
    const look = buttons[kind] ?? {};
    return rulesOf(kind, look, look.style ?? OWN_STYLE[kind], colors);
  }).join('');
}

function rulesOf(kind: ButtonKind, look: ButtonLook, style: ButtonStyle, colors: Colors): string {
  const { shape, padding, weight, font, hover } = look;
  const [block, inline] = padding === undefined ? [] : BUTTON_PADDING[padding];
  const own = [
    shape === undefined ? '' : `--button-radius:${BUTTON_RADIUS[shape]};`,
    block === undefined ? '' : `--button-padding-block:${block};--button-padding-inline:${inline};`,
    weight === undefined ? '' : `font-weight:${weight};`,
    font === undefined ? '' : `font-family:var(--font-${font});`,
    font === 'heading' && weight === undefined ? 'font-weight:var(--font-heading-weight);' : '',
    look.style === undefined ? '' : styleRules(style, colors),
  ].join('');
  const selector = `.portico-button[data-variant=${VARIANT_OF_KIND[kind]}]`;
  const answers = hover !== undefined || look.style !== undefined;
  return (
    (own === '' ? '' : `${selector}{${own}}`) +
    (answers ? `${selector}:hover{${atRest(style, colors)}${HOVERS[hover ?? HOVER_OF_STYLE[style]]}}` : '')
  );
}

const FRAMED =
  'padding-inline:var(--button-padding-inline);border-radius:var(--button-radius);text-decoration:none;';
const UNFRAMED = 'padding-inline:0;border:0;border-radius:0;background:none;';
const UNDERLINED = 'text-decoration:underline;text-underline-offset:.3em;';

function styleRules(style: ButtonStyle, { fill, words }: Colors): string {
  if (style === 'solid') return `${FRAMED}border:0;background:${fill};color:${words};`;
  if (style === 'outline') return `${FRAMED}border:2px solid;background:none;color:var(--color-heading);`;
  return `${UNFRAMED}color:var(--color-link);${UNDERLINED}`;
}

/** Undoes the hover effect that a kind has by default. */
function atRest(style: ButtonStyle, { fill, words }: Colors): string {
  if (style === 'solid') return `box-shadow:none;background:${fill};color:${words};`;
  if (style === 'text') return 'text-decoration-thickness:1px;background:none;color:var(--color-link);';
  return 'box-shadow:none;border-color:currentcolor;';
}

const HOVERS: Readonly<Record<ButtonHover, string>> = {
  shade: 'box-shadow:inset 0 0 0 99px color-mix(in srgb,currentcolor 12%,transparent)',
  invert:
    'border-color:var(--color-heading);background:var(--color-heading);color:var(--color-background);text-decoration:none',
  lift: 'box-shadow:0 .4em 1em rgb(0 0 0/.22)',
  underline: 'text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.3em',
  none: 'text-decoration-thickness:1px',
};
