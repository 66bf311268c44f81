import { REDIRECT_STATUSES, type RedirectStatus } from '#domain/redirects/redirect-status.ts';
import { siteRedirects } from '#messages/en/interface/site-redirects.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';

export type StatusOption = `${RedirectStatus}`;

const LABELS: Readonly<Record<RedirectStatus, readonly [label: Message, description: Message]>> = {
  301: [siteRedirects.permanent, siteRedirects.permanentText],
  302: [siteRedirects.temporary, siteRedirects.temporaryText],
  307: [siteRedirects.temporaryForms, siteRedirects.temporaryFormsText],
  308: [siteRedirects.permanentForms, siteRedirects.permanentFormsText],
  410: [siteRedirects.goneStatus, siteRedirects.goneStatusText],
};

/** The kinds of redirects, in the language of the interface. */
export const statusOptions = () =>
  REDIRECT_STATUSES.map((status) => {
    const [label, description] = LABELS[status];
    return {
      value: `${status}` as StatusOption,
      label: translate(label),
      description: translate(description),
    };
  });
