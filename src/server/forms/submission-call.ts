import type { PublishedForm } from './find-published-form.ts';
import type { SaveFormSubmissionBody } from '#contract/forms.ts';
import type { SiteId } from '#domain/documents/record.ts';

/** What arrives with a submission, read and not yet checked. */
export interface SubmissionCall {
  readonly siteId: SiteId;
  readonly identifier: string;
  /** The crumb the key was asked for with. */
  readonly visitor: string;
  /** The network address of the visitor. */
  readonly address: string;
  /** Whether the sender sees drafts. */
  readonly isDraft: boolean;
  /** Whether the sender does not see the form; asked only where not everybody does. */
  readonly isHidden: (form: PublishedForm) => Promise<boolean>;
  /** Whether it went through Portico's own captcha for visitors without scripts (`waiting-ticket.ts`). */
  readonly hasWaited?: boolean;
  readonly body: Omit<SaveFormSubmissionBody, 'form'>;
  /** The values by field id; null where they could not be read. */
  readonly values: Readonly<Record<string, unknown>> | null;
}
