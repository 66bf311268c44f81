import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { pauseDiscount, removeDiscount, restoreDiscount, type ListedDiscount } from '#contract/discounts.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { downloadCodes } from './download-codes.ts';
import { useRefreshDiscounts } from './use-discounts.ts';

interface DiscountMenuProps {
  readonly discount: ListedDiscount;
  readonly onEdit: () => void;
  readonly onMakeCodes: () => void;
}

/** What can be done with a discount, behind a button at the end of its row. */
export function DiscountMenu({ discount, onEdit, onMakeCodes }: DiscountMenuProps) {
  const { id: discountId, title, trigger, isPaused, state, generated } = discount;
  const params = { discountId };
  const refresh = useRefreshDiscounts();
  const onError = (error: Error) => void showToast(error.message, { tone: 'danger' });
  const pause = useMutation({
    mutationFn: () => callEndpoint(pauseDiscount, { params, body: { isPaused: !isPaused } }),
    onSuccess: async () => {
      await refresh();
      showToast(translate(isPaused ? words.resumedNow : words.pausedNow, { title }), { tone: 'success' });
    },
    onError,
  });
  const restore = async () => {
    try {
      await callEndpoint(restoreDiscount, { params });
      await refresh();
      showToast(translate(words.restored, { title }), { tone: 'success' });
    } catch (error) {
      onError(error as Error);
    }
  };
  const remove = useMutation({
    mutationFn: () => callEndpoint(removeDiscount, { params }),
    onSuccess: async () => {
      await refresh();
      // The row is gone by then, and the button with it.
      showToast(translate(words.deleted, { title }), {
        action: { label: translate(words.undo), onPress: () => void restore() },
      });
    },
    onError,
  });
  const label = translate(words.actionsOf, { title });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton label={label} size="small">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      items={[
        { id: 'edit', label: translate(words.editShort), onAction: onEdit },
        ...(state === 'expired'
          ? []
          : [
              {
                id: 'pause',
                label: translate(isPaused ? words.resume : words.pause),
                onAction: () => pause.mutate(),
              },
            ]),
        ...(trigger === 'code'
          ? [{ id: 'make', label: translate(words.makeCodes), onAction: onMakeCodes }]
          : []),
        ...(generated > 0
          ? [
              {
                id: 'codes',
                label: translate(words.downloadCodes),
                onAction: () => downloadCodes(discountId),
              },
            ]
          : []),
        'separator',
        { id: 'delete', label: translate(words.delete), isDanger: true, onAction: () => remove.mutate() },
      ]}
    />
  );
}
