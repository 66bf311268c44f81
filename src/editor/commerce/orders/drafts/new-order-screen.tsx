import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createOrder, findSellable, priceOrderDraft } from '#contract/order-drafts.ts';
import { addressProblems, NO_ADDRESS, tidyAddress, type Address } from '#domain/addresses/address.ts';
import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { DRAFT_PAYMENTS, type DraftPayment, type OrderDraft } from '#domain/orders/order-draft.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { createId } from '#lib/id.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { Panel } from '../../../panel/panel.tsx';
import { typedAmount } from '../../amount-draft.ts';
import { OrderSection } from '../order-section.tsx';
import { useRefreshOrders } from '../use-orders.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { CHEAPEST, DeliveryField, sentDelivery } from './delivery-field.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { sentLines, type LineDraft } from './line-draft.ts';
import { LineDrafts } from './line-drafts.tsx';
import { usePriced } from './use-priced.ts';
import drafts from './drafts.module.css';
import styles from '../orders.module.css';

const PAYMENTS: Readonly<Record<DraftPayment, readonly [typeof words.payLink, typeof words.payLinkText]>> = {
  link: [words.payLink, words.payLinkText],
  unpaid: [words.payUnpaid, words.payUnpaidText],
  paid: [words.payPaid, words.payPaidText],
};

/** An order that its owner writes: what, for whom, how it gets there, and how it is paid (ORD-105). */
export function NewOrderScreen() {
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  // The same press sent twice makes one order.
  const [submission] = useState(() => createId());
  const [lines, setLines] = useState<readonly LineDraft[]>([]);
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [address, setAddress] = useState<Address>(NO_ADDRESS);
  const [delivery, setDelivery] = useState(CHEAPEST);
  const [discount, setDiscount] = useState({ title: '', amount: '' });
  const [payment, setPayment] = useState<DraftPayment>('link');
  const fields = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const store = useQuery({
    queryKey: ['sellable', ''],
    queryFn: () => callEndpoint(findSellable, { query: { search: '' } }),
  });
  const currency = store.data?.currency ?? 'USD';
  const draft = draftOf();
  const { priced, isCurrent, retry } = usePriced('new', draft, (body) =>
    callEndpoint(priceOrderDraft, { body }),
  );
  const isWhole = draft !== null && draft.lines.length === lines.length;
  const isSent = priced?.requiresShipping === true && delivery.choice !== 'none';
  const isWholeAddress =
    !isSent ||
    priced?.selected?.isPickup === true ||
    Object.keys(addressProblems(tidyAddress(address), null)).length === 0;
  const isEmail = email.trim() === '' || isEmailAddress(email.trim());
  const amountOff = typedAmount(discount.amount, currency);
  const isDiscount = discount.amount.trim() === '' || (amountOff !== null && amountOff > 0);
  const create = async () => {
    setTried(true);
    setFault(null);
    if (draft === null || !isWhole || !isEmail || !isDiscount || !isWholeAddress) {
      setFault(translate(lines.length === 0 ? words.noLines : words.incomplete));
      focusFirstWrong(fields.current);
      return;
    }
    setPending(true);
    try {
      const now = isCurrent ? priced : await callEndpoint(priceOrderDraft, { body: draft });
      const expectedTotal = priced?.total;
      // Nobody makes an order of a total that they have not seen.
      if (expectedTotal === undefined || now?.total !== expectedTotal) {
        setFault(translate(words.notYet));
        setPending(false);
        return;
      }
      const body = { ...draft, submission, expectedTotal, payment };
      const { id } = await callEndpoint(createOrder, { body });
      showToast(translate(words.created), { tone: 'success' });
      await refresh();
      await navigate(`/commerce/orders/${id}`);
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      setFault(failure.message);
      setPending(false);
    }
  };
  return (
    <Panel
      isWide
      title={translate(words.newOrder)}
      back={{ to: '/commerce/orders', label: translate(orders.title) }}
      actions={
        <Button variant="primary" isPending={isPending} onPress={() => void create()}>
          {translate(words.create)}
        </Button>
      }
    >
      <div className={styles['screen']}>
        {fault === null ? null : <Banner tone="danger">{fault}</Banner>}
        <div ref={fields} className={styles['columns']}>
          <div className={styles['column']}>
            <OrderSection title={translate(orders.items)}>
              <LineDrafts
                lines={lines}
                onChange={setLines}
                currency={currency}
                priced={priced?.lines ?? []}
                most={ORDER_LIMITS.lines}
                isTried={isTried}
              />
            </OrderSection>
            <OrderSection title={translate(orders.customer)}>
              <BuyerFields
                email={email}
                phone={phone}
                isEmailOptional
                isEmailWrong={isTried && !isEmail}
                onEmail={setEmail}
                onPhone={setPhone}
              />
              <AddressFields
                address={address}
                onChange={setAddress}
                isAsking={isTried && isSent && priced?.selected?.isPickup !== true}
              />
            </OrderSection>
            {lines.some((line) => line.isSent) ? (
              <OrderSection title={translate(words.delivery)}>
                <DeliveryField
                  delivery={delivery}
                  onChange={setDelivery}
                  currency={currency}
                  priced={priced}
                  agreed={null}
                  isTried={isTried}
                />
              </OrderSection>
            ) : null}
          </div>
          <div className={styles['column']}>
            <OrderSection title={translate(orders.discount)}>
              <TextField
                label={translate(words.discountTitle)}
                isOptional
                value={discount.title}
                maxLength={ORDER_LIMITS.ownTitle}
                onChange={(title) => setDiscount({ ...discount, title })}
              />
              <TextField
                label={translate(words.discountAmount)}
                isOptional
                inputMode="decimal"
                suffix={currency}
                value={discount.amount}
                errorMessage={isDiscount ? undefined : translate(words.priceWrong)}
                onChange={(amount) => setDiscount({ ...discount, amount })}
              />
            </OrderSection>
            <DraftTotals priced={priced} retry={retry} />
            <OrderSection title={translate(orders.payment)}>
              <Select
                label={translate(words.howPaid)}
                description={translate(PAYMENTS[payment][1])}
                options={DRAFT_PAYMENTS.map((value) => ({ value, label: translate(PAYMENTS[value][0]) }))}
                value={payment}
                onChange={setPayment}
              />
            </OrderSection>
            <div className={drafts['again']}>
              <Button variant="primary" isFullWidth isPending={isPending} onPress={() => void create()}>
                {translate(words.create)}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Panel>
  );

  /** What is priced, and sent once all its lines are whole; null as long as there is nothing of it. */
  function draftOf(): OrderDraft | null {
    const written = sentLines(lines, currency);
    const sent = sentDelivery(delivery, currency);
    if (written.length === 0 || sent === null) return null;
    const amount = typedAmount(discount.amount, currency);
    const title = discount.title.trim() || translate(orders.discount);
    return {
      email: email.trim(),
      phone: phone.trim(),
      address: { ...address },
      lines: [...written],
      discount: amount === null || amount === 0 ? null : { title, amount },
      delivery: sent,
    };
  }
}
