import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#blocks/image/picture.tsx';
import { colorsOn } from '#domain/design/color-themes.ts';
import { themeTokens } from '#domain/design/design-tokens.ts';
import type { Section } from '#domain/pages/section.ts';

interface SectionFrameProps {
  readonly section: Section;
  /** Whether it is the first band of the page: its picture is fetched at once. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A band of a page with its colours and background; `children` are the blocks on its grid. */
export function SectionFrame({ section, isFirst = false, children }: SectionFrameProps) {
  const { background } = section;
  return (
    <div
      className="portico-section"
      {...(section.anchor === '' ? {} : { id: section.anchor })}
      data-section={section.id}
      data-theme={section.theme}
      data-height={section.height}
      data-width={section.width}
      data-align={section.verticalAlign}
      {...(background.kind === 'color'
        ? { style: themeTokens(colorsOn(background.color)) as CSSProperties }
        : {})}
    >
      {background.kind === 'image' ? (
        <div
          className="portico-section-background"
          style={{ '--overlay': String(background.overlay) } as CSSProperties}
        >
          <Picture image={background.image} sizes="100vw" isFirst={isFirst} />
        </div>
      ) : null}
      <div className="portico-grid">{children}</div>
    </div>
  );
}
