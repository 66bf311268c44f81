import { z } from 'zod';
import { newsletterMailTexts } from '#domain/visitor-words/newsletter-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Gives a person the link that takes them off a list. */
export const newsletterLeaveMail = defineMail({
  kind: 'newsletter-leave',
  texts: newsletterMailTexts,
  params: z.object({ list: z.string(), site: z.string(), unsubscribe: z.url() }),
  sample: {
    list: 'Garden Letters',
    site: 'Quarry Lane',
    unsubscribe: 'https://quarry-lane.example.org/newsletter/unsubscribe/c2FtcGxl',
  },
  view: ({ list, site, unsubscribe }, say) => ({
    subject: say('leaveSubject', { list }),
    content: (
      <>
        <MailParagraph>{say('leaveLead', { list, site })}</MailParagraph>
        <MailButton href={unsubscribe}>{say('unsubscribe')}</MailButton>
        <MailNote>
          {`${say('leaveNote')} `}
          <MailLink href={unsubscribe}>{say('unsubscribe')}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
