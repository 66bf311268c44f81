import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { media } from '#messages/en/media.ts';
import type { CSSProperties, ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import type { BlockContext, BlockRenderProps } from '../define-block.ts';
import { VARIANT_OF_KIND, type ButtonKind } from '#domain/design/button-kinds.ts';
import { IMAGE_TEXT_WIDTHS, USUAL_IMAGE_BUTTONS } from '#domain/design/image-layouts.ts';
import { cssAspectRatio } from './aspect-ratio.ts';
import { inlineText } from '../inline-text.ts';
import { ImagePlaceholder } from './image-placeholder.tsx';
import { Picture } from './picture.tsx';
import type { ImageData } from './schema.ts';
import { sizesOfColumns } from './sizes-of-columns.ts';

export function ImageBlock({ data, context }: BlockRenderProps<ImageData>) {
  const picture = <LinkedPicture data={data} context={context} />;
  if (data.image === null && context.mode === 'page') return null;
  if (data.variant === 'inline') {
    return (
      <figure className="portico-block-image" data-variant="inline" {...boxAttributes(data)}>
        {picture}
        {data.caption === '' ? null : (
          <figcaption className="portico-block-image-caption" {...inlineText(context, 'caption')}>
            {data.caption}
          </figcaption>
        )}
      </figure>
    );
  }
  return (
    <div
      className="portico-block-image"
      data-variant={data.variant}
      data-side={data.side}
      {...(data.alignment === 'site' ? {} : { 'data-alignment': data.alignment })}
      {...boxAttributes(data)}
    >
      <div className={layoutClass(data.variant)}>
        {picture}
        <ImageText data={data} context={context} />
      </div>
    </div>
  );
}

/** Layouts with many rules have a class, which brings these to the page (`classStyles`). */
function layoutClass(variant: ImageData['variant']): string {
  const layout = 'portico-block-image-layout';
  if (variant === 'poster') return `${layout} portico-block-image-poster`;
  return isBeside(variant) ? `${layout} portico-block-image-beside` : layout;
}

/** Whether the picture and its text stand side by side. */
function isBeside(variant: ImageData['variant']): boolean {
  return variant === 'card' || variant === 'overlap' || variant === 'collage';
}

/** The space the picture will take, as far as it is known without one. */
function emptyFrameStyle(data: ImageData): CSSProperties {
  if (data.ratio === 'block' || data.ratio === 'original' || data.mode === 'none') return {};
  return { aspectRatio: cssAspectRatio(data.ratio, { width: 1, height: 1 }) };
}

/** How much of the block the picture takes beside its text: more than usual where the design has narrower texts. */
function pictureShare({ variant }: ImageData, { design }: BlockContext): number {
  if (!isBeside(variant)) return 1;
  const { usual } = IMAGE_TEXT_WIDTHS[variant];
  const width = design?.imageLayouts?.[variant]?.width ?? usual;
  return 0.6 + Math.max(0, usual - width) / 100;
}

interface PartProps {
  readonly data: ImageData;
  readonly context: BlockContext;
}

function LinkedPicture({ data, context }: PartProps) {
  const frame = (content: ReactNode, style?: CSSProperties) => (
    <div className="portico-block-image-frame" data-mode={data.mode} style={style}>
      {content}
    </div>
  );
  if (data.image === null)
    return frame(<ImagePlaceholder label={editorHint(context, blockHints.image)} />, emptyFrameStyle(data));
  const content = (
    <Picture
      image={data.image}
      sizes={sizesOfColumns(context.columns, pictureShare(data, context))}
      isFirst={context.isFirstImage === true}
    />
  );
  const style: CSSProperties =
    data.ratio === 'block' || data.mode === 'none'
      ? {}
      : { aspectRatio: cssAspectRatio(data.ratio, data.image) };
  // With a button the picture is no link, so that the same target is not announced twice.
  const target = data.link === null || hasButton(data) ? null : context.resolveLink(data.link);
  if (target === null) return frame(content, style);
  return frame(
    <a
      className="portico-block-image-link"
      {...target}
      {...(data.image.alt === '' ? { 'aria-label': linkName(data, context) } : {})}
    >
      {content}
    </a>,
    style,
  );
}

function ImageText({ data, context }: PartProps) {
  const hasText = data.title !== '' || data.subtitle !== '' || hasButton(data);
  if (!hasText) return null;
  return (
    <div className="portico-block-image-text">
      {data.title === '' ? null : (
        <h3 className="portico-block-image-title" {...inlineText(context, 'title')}>
          {data.title}
        </h3>
      )}
      {data.subtitle === '' ? null : <p className="portico-block-image-subtitle">{data.subtitle}</p>}
      {hasButton(data) ? (
        <p className="portico-block-image-button">
          <ButtonLink
            text={data.buttonText}
            target={data.link === null ? null : context.resolveLink(data.link)}
            size="medium"
            variant={VARIANT_OF_KIND[buttonKindOf(data, context)]}
            mark={inlineText(context, 'buttonText')}
          />
        </p>
      ) : null}
    </div>
  );
}

/** The block's own, else the design's, else the one that goes with the layout. */
function buttonKindOf({ buttonKind, variant }: ImageData, { imageButtons }: BlockContext): ButtonKind {
  return buttonKind === 'site' ? (imageButtons?.[variant] ?? USUAL_IMAGE_BUTTONS[variant]) : buttonKind;
}

function hasButton(data: ImageData): boolean {
  return data.variant !== 'inline' && data.buttonText !== '';
}

/** A link around a picture without alternative text still needs an accessible name. */
function linkName(data: ImageData, { translate }: BlockContext): string {
  if (data.variant === 'inline' && data.caption !== '') return data.caption;
  return data.title === '' || data.variant === 'inline' ? translate(media.openLink) : data.title;
}

function boxAttributes(data: ImageData) {
  return { 'data-ratio': data.ratio === 'block' ? 'block' : 'own' };
}
