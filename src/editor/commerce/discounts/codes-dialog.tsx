import { generateCodes, type ListedDiscount } from '#contract/discounts.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useFields } from '../../api/use-fields.ts';
import { FormDialog } from '../../panel/form-dialog.tsx';
import { downloadCodes } from './download-codes.ts';
import styles from './discounts.module.css';

interface CodesDialogProps {
  readonly discount: ListedDiscount;
  readonly onMade: () => Promise<void>;
  readonly onClose: () => void;
}

/** Makes codes of one use, up to 10,000 at once (ORD-51). */
export function CodesDialog({ discount, onMade, onClose }: CodesDialogProps) {
  const fields = useFields({ prefix: '', count: '100' });
  return (
    <FormDialog
      title={translate(words.codesTitle)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(words.make)}
      onSubmit={async ({ prefix, count }) => {
        const params = { discountId: discount.id };
        const body = { prefix, count: /^[0-9]{1,7}$/.test(count.trim()) ? Number(count.trim()) : 0 };
        const { generated } = await callEndpoint(generateCodes, { params, body });
        await onMade();
        showToast(translate(words.made, { count: generated }), {
          tone: 'success',
          action: { label: translate(words.downloadCodes), onPress: () => downloadCodes(discount.id) },
        });
      }}
    >
      <p className={styles['aside']}>{translate(words.codesText)}</p>
      <TextField
        label={translate(words.prefix)}
        description={translate(words.prefixText)}
        isOptional
        autoFocus
        autoComplete="off"
        spellCheck="false"
        maxLength={28}
        {...fields.of('prefix')}
      />
      <TextField label={translate(words.count)} inputMode="numeric" maxLength={7} {...fields.of('count')} />
    </FormDialog>
  );
}
