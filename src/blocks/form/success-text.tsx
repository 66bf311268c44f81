import { forms } from '#messages/en/forms.ts';
import { dataRequests } from '#messages/en/data-requests.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { BlockContext } from '../define-block.ts';
import type { FormData } from './schema.ts';

interface SuccessTextProps {
  readonly data: Pick<FormData, 'purpose' | 'successText'>;
  readonly context: BlockContext;
}

/** The text that replaces the form after a success (FORM-73, FORM-79). */
export function SuccessText({ data, context }: SuccessTextProps) {
  return (
    <>
      {isRichTextEmpty(data.successText) ? (
        <p>{context.translate(forms.success)}</p>
      ) : (
        context.renderRichText(data.successText)
      )}
      {data.purpose === 'answers' ? null : <p>{context.translate(dataRequests.checkInbox)}</p>}
    </>
  );
}
