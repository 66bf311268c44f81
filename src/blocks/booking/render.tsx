import { services } from '#messages/en/services.ts';
import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { findEmbed } from '#domain/embeds/find-embed.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import type { BookingData } from './schema.ts';

/** A link to the booking page of a service; scripts replace it by its calendar. */
export function BookingBlock({ data, context }: BlockRenderProps<BookingData>) {
  const embed = findEmbed(data.url, 'booking');
  if (embed === null) {
    return context.mode === 'page' ? null : (
      <div className="portico-block-booking">
        <p>{editorHint(context, blockHints.booking)}</p>
      </div>
    );
  }
  const { provider, frame } = embed;
  const buttonText =
    data.buttonText.trim() === ''
      ? context.translate(services.bookWith, { service: provider.name })
      : data.buttonText;
  return (
    <div className="portico-block-booking">
      {data.title === '' ? null : <h3 {...inlineText(context, 'title')}>{data.title}</h3>}
      <p className="booking-note">{context.translate(services.calendarFrom, { service: provider.name })}</p>
      <a
        className="portico-button"
        data-size="medium"
        data-variant="filled"
        href={embed.href}
        rel="noopener"
        data-embed-src={frame.src}
        data-embed-title={
          data.title === '' ? context.translate(services.calendarOf, { service: provider.name }) : data.title
        }
      >
        {buttonText}
      </a>
      <div className="booking-calendar" />
    </div>
  );
}
