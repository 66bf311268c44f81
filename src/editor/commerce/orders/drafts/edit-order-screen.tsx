import { useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { editOrder, priceOrderEdit } from '#contract/order-drafts.ts';
import type { Order } from '#contract/orders.ts';
import { addressProblems, NO_ADDRESS, tidyAddress, type Address } from '#domain/addresses/address.ts';
import type { OrderEdit } from '#domain/orders/order-draft.ts';
import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { isId, type Id } from '#lib/id.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { LoadFailure } from '../../../panel/load-failure.tsx';
import { Panel } from '../../../panel/panel.tsx';
import { OrderSection } from '../order-section.tsx';
import { moneyOf } from '../order-words.ts';
import { useOrder, useRefreshOrders } from '../use-orders.ts';
import { AddressFields } from './address-fields.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { DeliveryField, sentDelivery, type DeliveryDraft } from './delivery-field.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { KeptLines, type KeptPieces } from './kept-lines.tsx';
import { sentLines, type LineDraft } from './line-draft.ts';
import { LineDrafts } from './line-drafts.tsx';
import { usePriced } from './use-priced.ts';
import drafts from './drafts.module.css';
import styles from '../orders.module.css';

/** The order of the address, to be changed, or why it cannot be (ORD-100). */
export function EditOrderScreen() {
  const { orderId = '' } = useParams();
  return isId<'order'>(orderId) ? (
    <LoadedEdit key={orderId} orderId={orderId} />
  ) : (
    <Navigate to="/commerce/orders" replace />
  );
}

function LoadedEdit({ orderId }: { readonly orderId: Id<'order'> }) {
  const found = useOrder(orderId);
  const { data: order } = found;
  if (order?.isEditable === true) return <EditedOrder order={order} />;
  return (
    <Panel
      isWide
      title={translate(words.edit)}
      back={{ to: `/commerce/orders/${orderId}`, label: translate(orders.number) }}
    >
      {order !== undefined ? (
        <EmptyState title={translate(words.notEditable)} />
      ) : found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <Spinner label={translate(orders.loading)} size="large" />
      )}
    </Panel>
  );
}

function EditedOrder({ order: now }: { readonly order: Order }) {
  // As it was when it was opened: a change of somebody else is told when this one is saved.
  const [order] = useState(now);
  const { id: orderId, currency, version } = order;
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  const [pieces, setPieces] = useState<KeptPieces>(() =>
    Object.fromEntries(order.lines.map((line) => [line.id, line.pieces])),
  );
  const [added, setAdded] = useState<readonly LineDraft[]>([]);
  const [email, setEmail] = useState(order.email);
  const [phone, setPhone] = useState(order.phone);
  const [address, setAddress] = useState<Address>(order.delivery ?? NO_ADDRESS);
  const [delivery, setDelivery] = useState<DeliveryDraft>({ choice: 'agreed', name: '', price: '' });
  const [isMailed, setMailed] = useState(true);
  const [hasLink, setLink] = useState(true);
  const [isRefunded, setRefunded] = useState(true);
  const fields = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const body = bodyOf();
  const [sums, setSums] = useState({ due: order.due, tooMuch: order.tooMuch });
  const ask = async (edit: OrderEdit) => {
    const priced = await callEndpoint(priceOrderEdit, { params: { orderId }, body: edit });
    setSums({ due: priced.due, tooMuch: priced.tooMuch });
    return priced;
  };
  const { priced, isCurrent, retry } = usePriced(orderId, body, ask);
  const keptCount = order.lines.filter(({ id }) => (pieces[id] ?? 0) > 0).length;
  const isDelivered = order.delivery !== null || added.some((line) => line.isSent);
  const isSent =
    priced?.requiresShipping === true &&
    delivery.choice !== 'none' &&
    priced.selected !== null &&
    !priced.selected.isPickup;
  const isAsking = isSent && (delivery.choice !== 'agreed' || hasOtherAddress());
  const isWhole = !isAsking || Object.keys(addressProblems(tidyAddress(address), null)).length === 0;
  // Whoever has an email keeps one; what was erased stays as it is.
  const isEmail = email.trim() === order.email || isEmailAddress(email.trim());
  const save = async () => {
    setTried(true);
    setFault(null);
    if (body === null || body.added.length < added.length || !isWhole || !isEmail) {
      setFault(translate(keptCount + added.length === 0 ? words.noLeft : words.incomplete));
      focusFirstWrong(fields.current);
      return;
    }
    setPending(true);
    try {
      const found = isCurrent ? priced : await ask(body);
      const expectedTotal = priced?.total;
      // Nobody saves a total that they have not seen.
      if (expectedTotal === undefined || found?.total !== expectedTotal) {
        setFault(translate(words.notYet));
        setPending(false);
        return;
      }
      const reached = { email: changed(email, order.email), phone: changed(phone, order.phone) };
      const wanted = {
        version,
        expectedTotal,
        isMailed,
        hasLink: isMailed && hasLink,
        isRefunded,
        ...reached,
      };
      await callEndpoint(editOrder, { params: { orderId }, body: { ...body, ...wanted } });
      showToast(translate(words.saved), { tone: 'success' });
      await refresh();
      await navigate(`/commerce/orders/${orderId}`);
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      setFault(failure.message);
      setPending(false);
    }
  };
  const further = [
    { title: translate(words.before), value: order.total },
    ...(order.paid > 0 ? [{ title: translate(words.paidSoFar), value: order.paid }] : []),
    ...(order.refunded > 0 ? [{ title: translate(orders.moneyRefunded), value: order.refunded }] : []),
    ...(sums.due > 0 ? [{ title: translate(orders.open), value: sums.due }] : []),
    ...(sums.tooMuch > 0 ? [{ title: translate(orders.tooMuch), value: sums.tooMuch }] : []),
  ];
  const hasMail = email.trim() !== '';
  return (
    <Panel
      isWide
      title={translate(words.editTitle, { number: order.number })}
      back={{
        to: `/commerce/orders/${orderId}`,
        label: translate(orders.orderTitle, { number: order.number }),
      }}
      actions={
        <Button variant="primary" isPending={isPending} onPress={() => void save()}>
          {translate(words.save)}
        </Button>
      }
    >
      <div className={styles['screen']}>
        {fault === null ? null : <Banner tone="danger">{fault}</Banner>}
        <div ref={fields} className={styles['columns']}>
          <div className={styles['column']}>
            <OrderSection title={translate(orders.items)}>
              <KeptLines order={order} pieces={pieces} onChange={setPieces} priced={priced?.lines ?? []} />
            </OrderSection>
            <OrderSection title={translate(words.addedItems)}>
              <LineDrafts
                lines={added}
                onChange={setAdded}
                currency={currency}
                priced={priced?.lines.slice(keptCount) ?? []}
                most={Math.max(0, ORDER_LIMITS.lines - keptCount)}
                isTried={isTried}
              />
            </OrderSection>
            <OrderSection title={translate(orders.customer)}>
              <BuyerFields
                email={email}
                phone={phone}
                isEmailOptional={order.email === ''}
                isEmailWrong={isTried && !isEmail}
                onEmail={setEmail}
                onPhone={setPhone}
              />
            </OrderSection>
            {isDelivered ? (
              <OrderSection title={translate(words.delivery)}>
                <DeliveryField
                  delivery={delivery}
                  onChange={setDelivery}
                  currency={currency}
                  priced={priced}
                  agreed={agreedWords(order)}
                  isTried={isTried}
                />
                <AddressFields address={address} onChange={setAddress} isAsking={isTried && isAsking} />
              </OrderSection>
            ) : null}
          </div>
          <div className={styles['column']}>
            <DraftTotals priced={priced} retry={retry} further={further} />
            <OrderSection title={translate(words.afterwards)}>
              {hasMail ? (
                <Checkbox isSelected={isMailed} onChange={setMailed}>
                  {translate(orders.tell)}
                </Checkbox>
              ) : null}
              {hasMail && sums.due > 0 ? (
                <Checkbox isSelected={isMailed && hasLink} isDisabled={!isMailed} onChange={setLink}>
                  {translate(words.sendLink, { amount: moneyOf(sums.due, currency) })}
                </Checkbox>
              ) : null}
              {sums.tooMuch > 0 ? (
                <Checkbox isSelected={isRefunded} onChange={setRefunded}>
                  {translate(words.giveBack, { amount: moneyOf(sums.tooMuch, currency) })}
                </Checkbox>
              ) : null}
            </OrderSection>
            <div className={drafts['again']}>
              <Button variant="primary" isFullWidth isPending={isPending} onPress={() => void save()}>
                {translate(words.save)}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Panel>
  );

  function hasOtherAddress(): boolean {
    return JSON.stringify(tidyAddress(address)) !== JSON.stringify(tidyAddress(order.delivery ?? NO_ADDRESS));
  }

  /** What is priced, and sent once all lines are whole; null as long as there is nothing of it. */
  function bodyOf(): OrderEdit | null {
    const lines = order.lines.flatMap(({ id }) => {
      const count = pieces[id] ?? 0;
      return count > 0 ? [{ lineId: id, pieces: count }] : [];
    });
    const written = sentLines(added, currency);
    const isAgreed = delivery.choice === 'agreed';
    const sent = isAgreed ? null : sentDelivery(delivery, currency);
    if (lines.length + written.length === 0) return null;
    if (!isAgreed && sent === null) return null;
    return { lines, added: [...written], address: hasOtherAddress() ? { ...address } : null, delivery: sent };
  }
}

/** What was typed; null where it is as it was. */
function changed(typed: string, before: string): string | null {
  return typed.trim() === before ? null : typed.trim();
}

/** What was agreed when it was ordered. */
function agreedWords({ deliveryOption, shipping, currency }: Order): string {
  if (deliveryOption === null) return translate(words.agreedNone);
  const { name } = deliveryOption;
  return translate(words.agreed, { name: `\u2068${name}\u2069`, price: moneyOf(shipping, currency) });
}
