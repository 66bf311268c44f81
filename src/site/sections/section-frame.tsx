import type { CSSProperties, ReactNode, Ref } from 'react';
import { Picture } from '#blocks/image/picture.tsx';
import { colorsOn } from '#domain/design/color-themes.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { themeTokens } from '#domain/design/design-tokens.ts';
import { gradientImage, sectionGradient } from '#domain/design/section-gradient.ts';
import { BACKGROUND_VIDEO_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { isGated } from '#domain/gating/access-rule.ts';
import type { Section } from '#domain/pages/section.ts';
import { hiddenAttribute } from '../blocks/hidden-attribute.ts';
import type { ArrangedStyle } from '#site/arrangement/arranged-section.ts';
import { dividerAttributes } from './section-dividers.ts';

interface SectionFrameProps {
  readonly section: Section;
  /** The palette for a gradient; without it the section has its theme's background. */
  readonly design?: DesignSettings | undefined;
  /** On the canvas videos do not play: one without a picture shows its first frame. */
  readonly isCanvas?: boolean;
  /** Whether it is the first section of the page: its picture is loaded eagerly. */
  readonly isFirst?: boolean;
  /** The style of its grid: from the arrangement of its blocks. */
  readonly gridStyle?: ArrangedStyle;
  readonly gridRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A section with its colours, background and dividers; `children` are the blocks on its grid. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, design, isFirst = false, isCanvas = false, gridStyle, gridRef, children } = props;
  const { background } = section;
  const { colors, image } = fillOf(section, design);
  const dividers = dividerAttributes(section);
  const style = {
    ...colors,
    ...dividers?.style,
    ...(image === null || dividers !== null ? {} : { backgroundImage: image }),
  };
  return (
    <div
      className="portico-section"
      {...(section.anchor === '' ? {} : { id: section.anchor })}
      data-section={section.id}
      data-theme={section.theme}
      data-height={section.height}
      data-width={section.width}
      data-align={section.verticalAlign}
      {...hiddenAttribute(section)}
      {...(isCanvas && isGated(section) ? { 'data-gated': '' } : {})}
      {...dividers}
      {...(Object.keys(style).length === 0 ? {} : { style: style as CSSProperties })}
    >
      {background.kind === 'image' || background.kind === 'video' ? (
        <div
          className="portico-section-background"
          {...(background.kind === 'video' ? { [BACKGROUND_VIDEO_ATTRIBUTE]: background.url } : {})}
          style={{ '--overlay': String(background.overlay) } as CSSProperties}
        >
          {background.image === null ? null : (
            <Picture image={background.image} sizes="100vw" isFirst={isFirst} />
          )}
          {isCanvas && background.kind === 'video' && background.image === null ? (
            <video data-still="" muted playsInline preload="metadata" src={`${background.url}#t=0.001`} />
          ) : null}
        </div>
      ) : dividers === null ? null : (
        <div
          className="portico-section-background"
          {...(image === null ? {} : { style: { backgroundImage: image } })}
        />
      )}
      <div ref={gridRef} className="portico-grid" style={gridStyle as CSSProperties | undefined}>
        {children}
      </div>
    </div>
  );
}

/** Colours of a section that replace those of its theme. */
function fillOf(
  { theme, background }: Section,
  design: DesignSettings | undefined,
): { readonly colors: CSSProperties; readonly image: string | null } {
  if (background.kind === 'color') {
    return { colors: themeTokens(colorsOn(background.color)) as CSSProperties, image: null };
  }
  if (background.kind !== 'gradient' || design === undefined) return { colors: {}, image: null };
  const { stops, colors } = sectionGradient({ theme, background }, design);
  return {
    colors: themeTokens(colors, design) as CSSProperties,
    image: gradientImage(stops, background.angle),
  };
}
