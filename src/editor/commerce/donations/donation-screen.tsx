import { useState } from 'react';
import { useParams } from 'react-router';
import { markDonationPaid, type Donation } from '#contract/donations.ts';
import { isId, type Id } from '#lib/id.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { PanelActions } from '../../panel/panel-actions.tsx';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { DeleteTestDialog } from '../orders/delete-test-dialog.tsx';
import { OrderDisputes } from '../orders/order-disputes.tsx';
import { OrderEvents } from '../orders/order-events.tsx';
import { PAYMENT_NAMES } from '../orders/order-words.ts';
import { PaidDialog } from '../orders/paid-dialog.tsx';
import { DonorSection } from './donor-section.tsx';
import { GiftSection } from './gift-section.tsx';
import { RefundDonationDialog } from './refund-donation-dialog.tsx';
import { useDonation } from './use-donations.ts';
import styles from '../orders/orders.module.css';

const back = () => ({ to: '/commerce/donations', label: translate(words.title) });

/** The donation of the address, or that there is none. */
export function DonationScreen() {
  const { donationId = '' } = useParams();
  return isId<'order'>(donationId) ? (
    <OneDonation key={donationId} donationId={donationId} />
  ) : (
    <NoDonation />
  );
}

function NoDonation() {
  return (
    <Panel isWide title={translate(words.number)} back={back()}>
      <EmptyState title={translate(words.notFound)} />
    </Panel>
  );
}

function OneDonation({ donationId }: { readonly donationId: Id<'order'> }) {
  const found = useDonation(donationId);
  if (found.data !== undefined) return <LoadedDonation donation={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) return <NoDonation />;
  return (
    <Panel isWide title={translate(words.number)} back={back()}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <Spinner label={translate(words.loading)} size="large" />
      )}
    </Panel>
  );
}

/** What was given, by whom, and everything that happened; it is marked paid and given back from here (ORD-126). */
function LoadedDonation({ donation }: { readonly donation: Donation }) {
  const { permissions } = useBootFacts();
  const [open, setOpen] = useState<'delete' | 'paid' | 'refund' | null>(null);
  const isOpen = donation.state === 'received' && donation.paid < donation.total;
  const close = () => setOpen(null);
  return (
    <Panel
      isWide
      title={translate(words.donationTitle, { number: donation.number })}
      back={back()}
      actions={
        <PanelActions
          actions={[
            ...(donation.isTest && permissions.includes('commerce.orders')
              ? [
                  {
                    id: 'delete',
                    label: translate(words.deleteTest),
                    isDanger: true,
                    onPress: () => setOpen('delete'),
                  },
                ]
              : []),
            ...(donation.refundable > 0
              ? [{ id: 'refund', label: translate(words.refund), onPress: () => setOpen('refund') }]
              : []),
            ...(isOpen
              ? [
                  {
                    id: 'paid',
                    label: translate(orders.markPaid),
                    isPrimary: true,
                    onPress: () => setOpen('paid'),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <div className={styles['screen']}>
        <p className={styles['chips']}>
          <span className={styles['chip']}>{translate(PAYMENT_NAMES[donation.payment])}</span>
          {donation.isAnonymous ? <span className={styles['chip']}>{translate(words.anonymous)}</span> : null}
          {donation.isTest ? <span className={styles['chip']}>{translate(orders.test)}</span> : null}
          <span className={styles['muted']}>{formatDateTime(donation.placedAt)}</span>
        </p>
        <OrderDisputes order={donation} title={words.disputedTitle} />
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <GiftSection donation={donation} />
          </div>
          <div className={styles['column']}>
            <DonorSection donation={donation} />
            <OrderEvents order={donation} isDonation />
          </div>
        </div>
      </div>
      {open === 'delete' ? (
        <DeleteTestDialog
          order={donation}
          back="/commerce/donations"
          names={{ title: words.deleteTest, text: words.deleteTestText }}
          onClose={close}
        />
      ) : null}
      {open === 'paid' ? (
        <PaidDialog
          order={donation}
          onClose={close}
          mark={(body) => callEndpoint(markDonationPaid, { params: { donationId: donation.id }, body })}
        />
      ) : null}
      {open === 'refund' ? <RefundDonationDialog donation={donation} onClose={close} /> : null}
    </Panel>
  );
}
