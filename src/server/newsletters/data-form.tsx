import type { DataRequestKind } from '#domain/contacts/data-request.ts';
import { dataRequests } from '#messages/en/data-requests.ts';
import type { Translate } from '#messages/translator.ts';

interface DataFormProps {
  readonly action: string;
  readonly kind: DataRequestKind;
  readonly translate: Translate;
}

/** Asks for the person's data, or for its erasure, beside what the page is about (CRM-28). */
export function DataForm({ action, kind, translate }: DataFormProps) {
  return (
    <form method="post" action={action} style={{ marginBlockStart: '1rem' }}>
      <input type="hidden" name="kind" value={kind} readOnly />
      <button type="submit" className="portico-button" data-size="small" data-variant="outline">
        {translate(kind === 'copy' ? dataRequests.getMyData : dataRequests.deleteMyData)}
      </button>
    </form>
  );
}
