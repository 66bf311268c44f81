import { z } from 'zod';
import { peopleMails } from '#messages/en/people-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells both the new and the former owner that a site was handed over (ROLE-23). */
export const siteHandedOverMail = defineMail({
  kind: 'site-handed-over',
  params: z.object({ site: z.string(), newOwner: z.string(), isNewOwner: z.boolean(), link: z.url() }),
  sample: {
    site: 'Analytical Pottery',
    newOwner: 'Ada Lovelace',
    isNewOwner: false,
    link: 'https://app.example.org/',
  },
  view: ({ site, newOwner, isNewOwner, link }, translate) => ({
    subject: isNewOwner
      ? translate(peopleMails.takenOverSubject, { site })
      : translate(peopleMails.handedOverSubject, { site, newOwner }),
    content: (
      <>
        <MailParagraph>
          {isNewOwner
            ? translate(peopleMails.takenOverLead, { site })
            : translate(peopleMails.handedOverLead, { site, newOwner })}
        </MailParagraph>
        <MailButton href={link}>{translate(peopleMails.toDashboard)}</MailButton>
      </>
    ),
  }),
});
