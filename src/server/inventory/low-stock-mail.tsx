import { stockMails } from '#messages/en/interface/stock-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { lowStockSchema, SAMPLE_LOW_STOCK } from './low-stock-params.ts';

/** Says of which variants few are left, or none. */
export const lowStockMail = defineMail({
  kind: 'low-stock',
  params: lowStockSchema,
  sample: SAMPLE_LOW_STOCK,
  view: ({ variants, link }, translate) => {
    const [first] = variants;
    return {
      subject:
        variants.length === 1 && first !== undefined
          ? translate(first.left === 0 ? stockMails.soldOut : stockMails.few, {
              name: first.name,
              left: first.left,
            })
          : translate(stockMails.several, { count: variants.length }),
      content: (
        <>
          {variants.map(({ name, left }) => (
            <MailParagraph key={name}>
              {translate(left === 0 ? stockMails.soldOut : stockMails.few, { name, left })}
            </MailParagraph>
          ))}
          <MailButton href={link}>{translate(stockMails.open)}</MailButton>
        </>
      ),
    };
  },
});
