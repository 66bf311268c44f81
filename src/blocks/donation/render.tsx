import { donatePath } from '#domain/donations/donate-path.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import { ButtonLink } from '../button/button-link.tsx';
import type { BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import type { DonationData } from './schema.ts';

/** A call for donations with a button that links to the donation page. */
export function DonationBlock({ id, data, context }: BlockRenderProps<DonationData>) {
  const link = data.link === null ? null : context.resolveLink(data.link);
  const target = data.donatePageId === null ? link : { href: donatePath(data.donatePageId) };
  const hasButton = data.buttonText.trim() !== '' && (target !== null || context.mode === 'canvas');
  return (
    <div className="portico-block-donation" data-alignment={data.alignment} data-donation={id}>
      {data.title === '' ? null : <h3 {...inlineText(context, 'title')}>{data.title}</h3>}
      {isRichTextEmpty(data.text) ? null : (
        <div className="donation-text">{context.renderRichText(data.text)}</div>
      )}
      {hasButton ? (
        <ButtonLink
          text={data.buttonText}
          target={target}
          size="medium"
          variant="filled"
          mark={inlineText(context, 'buttonText')}
        />
      ) : null}
    </div>
  );
}
