import { useState } from 'react';
import { changeDonatePage, createDonatePage, type DonatePage, type Fund } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';

interface DonatePageDialogProps {
  /** Null: a new one. */
  readonly page: DonatePage | null;
  readonly funds: readonly Fund[];
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Makes a page on which is given to a fund, or changes what it says (ORD-127, CONT-150). */
export function DonatePageDialog({ page, funds, onSaved, onClose }: DonatePageDialogProps) {
  const [fundId, setFundId] = useState(page?.fundId ?? funds[0]?.id);
  const [title, setTitle] = useState(page?.title ?? '');
  const [text, setText] = useState(page?.text ?? '');
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (title.trim() === '' || fundId === undefined) return null;
    const fields = { fundId, title: title.trim(), text: text.trim() };
    const saved =
      page === null
        ? callEndpoint(createDonatePage, { body: fields })
        : callEndpoint(changeDonatePage, {
            params: { donatePageId: page.id },
            body: { ...fields, version: page.version },
          });
    return Promise.resolve(saved).finally(() => void onSaved());
  };
  return (
    <OrderDialog
      title={page === null ? translate(words.newPage) : translate(words.edit, { name: page.title })}
      action={translate(storeRules.save)}
      onClose={onClose}
      send={send}
    >
      <TextField
        label={translate(words.pageTitle)}
        value={title}
        maxLength={200}
        autoFocus
        errorMessage={isTried && title.trim() === '' ? translate(words.needed) : null}
        onChange={setTitle}
      />
      <TextArea
        label={translate(words.pageText)}
        rows={4}
        maxLength={2_000}
        value={text}
        onChange={setText}
      />
      <Select
        label={translate(words.fund)}
        options={funds.map(({ id, name }) => ({ value: id, label: name }))}
        value={fundId ?? null}
        onChange={setFundId}
      />
    </OrderDialog>
  );
}
