import { Copy, ExternalLink, HandHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import { removeDonatePage, removeFund, type DonatePage, type Fund } from '#contract/donations.ts';
import { checkoutAddress } from '#domain/navigation/checkout-address.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { Panel } from '../../panel/panel.tsx';
import { moneyOf } from '../orders/order-words.ts';
import { RuleList } from '../rule-list.tsx';
import { DonatePageDialog } from './donate-page-dialog.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { useFunds, useRefreshFunds } from './use-donations.ts';
import styles from '../commerce.module.css';

type Opened =
  | { readonly kind: 'fund' | 'removeFund'; readonly fund: Fund | null }
  | { readonly kind: 'page' | 'removePage'; readonly page: DonatePage | null };

/** What is collected for, and the pages on which people give (ORD-127). */
export function FundsScreen() {
  const found = useFunds();
  const refresh = useRefreshFunds();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const back = { to: '/commerce/donations', label: translate(words.title) };
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" size={14} />}
      isDisabled={found.data === undefined}
      onPress={() => setOpened({ kind: 'fund', fund: null })}
    >
      {translate(words.addFund)}
    </Button>
  );
  const { funds = [], pages = [], currency = 'USD', origin = '' } = found.data ?? {};
  const addressOf = (page: DonatePage) =>
    `${origin.replace(/\/$/, '')}${checkoutAddress({ kind: 'donate', donatePageId: page.id })}`;
  const copy = async (page: DonatePage) => {
    await navigator.clipboard.writeText(addressOf(page));
    showToast(translate(words.copied), { tone: 'success' });
  };
  return (
    <Panel title={translate(words.funds)} back={back} isLiveAtOnce>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <Spinner label={translate(words.funds)} size="large" />
      ) : funds.length === 0 ? (
        <EmptyState icon={<HandHeart />} title={translate(words.noFunds)} actions={add}>
          {translate(words.fundsText)}
        </EmptyState>
      ) : (
        <>
          <PanelGroup title={translate(words.allFunds)} description={translate(words.fundsText)}>
            <RuleList
              label={translate(words.funds)}
              rows={funds.map((fund) => ({
                id: fund.id,
                name: fund.name,
                notes: [fund.amounts.map(({ amount }) => moneyOf(amount, currency)).join(' · ')].filter(
                  Boolean,
                ),
                edit: () => setOpened({ kind: 'fund', fund }),
                remove: () => setOpened({ kind: 'removeFund', fund }),
              }))}
            />
            <div>{add}</div>
          </PanelGroup>
          <PanelGroup title={translate(words.pages)} description={translate(words.pagesText)}>
            <RuleList
              label={translate(words.pages)}
              rows={pages.map((page) => ({
                id: page.id,
                name: page.title,
                notes: [funds.find(({ id }) => id === page.fundId)?.name ?? ''],
                edit: () => setOpened({ kind: 'page', page }),
                remove: () => setOpened({ kind: 'removePage', page }),
                more: (
                  <>
                    <IconButton
                      size="small"
                      label={translate(words.copy, { name: page.title })}
                      onPress={() => void copy(page)}
                    >
                      <Copy aria-hidden="true" />
                    </IconButton>
                    <a
                      className={styles['visit']}
                      href={addressOf(page)}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={translate(words.view, { name: page.title })}
                    >
                      <ExternalLink aria-hidden="true" size={16} />
                    </a>
                  </>
                ),
              }))}
            />
            <div>
              <Button
                icon={<Plus aria-hidden="true" size={14} />}
                onPress={() => setOpened({ kind: 'page', page: null })}
              >
                {translate(words.addPage)}
              </Button>
            </div>
          </PanelGroup>
        </>
      )}
      {opened?.kind === 'fund' ? (
        <FundDialog fund={opened.fund} currency={currency} onSaved={refresh} onClose={close} />
      ) : null}
      {opened?.kind === 'page' ? (
        <DonatePageDialog page={opened.page} funds={funds} onSaved={refresh} onClose={close} />
      ) : null}
      {opened?.kind === 'removeFund' && opened.fund !== null ? (
        <Removal
          name={opened.fund.name}
          onClose={close}
          text={translate(words.removeFundText)}
          remove={async (fundId = opened.fund?.id) => {
            if (fundId !== undefined) await callEndpoint(removeFund, { params: { fundId } });
            await refresh();
          }}
        />
      ) : null}
      {opened?.kind === 'removePage' && opened.page !== null ? (
        <Removal
          name={opened.page.title}
          onClose={close}
          text={translate(words.removePageText)}
          remove={async (donatePageId = opened.page?.id) => {
            if (donatePageId !== undefined)
              await callEndpoint(removeDonatePage, { params: { donatePageId } });
            await refresh();
          }}
        />
      ) : null}
    </Panel>
  );
}

interface RemovalProps {
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly remove: () => Promise<void>;
}

function Removal({ name, text, onClose, remove }: RemovalProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={onClose}
      title={translate(words.remove, { name })}
      confirmLabel={translate(words.removeAction)}
      onConfirm={remove}
    >
      {text}
    </ConfirmDialog>
  );
}
