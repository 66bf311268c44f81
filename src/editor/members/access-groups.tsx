import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteMemberArea, deleteMemberPlan } from '#contract/member-access.ts';
import type { MemberArea, MemberPlan } from '#domain/members/member-plan.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MovePricesButton } from '../commerce/subscriptions/move-prices-button.tsx';
import { MEMBER_ACCESS_KEY, useMemberAccess } from '../gating/use-member-access.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useFeature } from '../site-context/use-feature.ts';
import { AreaDialog } from './area-dialog.tsx';
import styles from './member-access.module.css';
import { PlanDialog } from './plan-dialog.tsx';
import { priceWords } from './price-words.ts';

type Open =
  | { readonly kind: 'area'; readonly area: MemberArea | null }
  | { readonly kind: 'plan'; readonly plan: MemberPlan | null }
  | { readonly kind: 'remove-area'; readonly area: MemberArea }
  | { readonly kind: 'remove-plan'; readonly plan: MemberPlan };

/** The areas of the site, and the plans that open them (MEMB-36, MEMB-46). */
export function AccessGroups({ isJoiningClosed }: { readonly isJoiningClosed: boolean }) {
  const access = useMemberAccess();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const hasSubscriptions = useFeature('subscriptions');
  const maySetPrices = useBootFacts().permissions.includes('commerce.orders') && hasSubscriptions;
  if (access.isPending) return <Spinner label={translate(memberAccess.loading)} />;
  if (access.isError) return <LoadFailure retry={() => void access.refetch()} />;
  const { areas, plans, currency } = access.data;
  const remove = async (call: Promise<unknown>) => {
    await call;
    await queries.invalidateQueries({ queryKey: MEMBER_ACCESS_KEY });
  };
  return (
    <>
      <PanelGroup title={translate(memberAccess.areasTitle)} description={translate(memberAccess.areasText)}>
        <Rows
          items={areas.map((area) => ({
            id: area.id,
            name: area.name,
            note: translate(memberAccess.areaCount, {
              pages: area.documents.length,
              files: area.files.length,
            }),
            edit: () => setOpen({ kind: 'area', area }),
            remove: () => setOpen({ kind: 'remove-area', area }),
          }))}
        />
        <div>
          <Button
            icon={<Plus aria-hidden="true" size={14} />}
            onPress={() => setOpen({ kind: 'area', area: null })}
          >
            {translate(memberAccess.addArea)}
          </Button>
        </div>
      </PanelGroup>
      <PanelGroup title={translate(memberAccess.plansTitle)} description={translate(memberAccess.plansText)}>
        <Rows
          items={plans.map((plan) => ({
            id: plan.id,
            name: plan.name,
            note: [
              translate(priceWords(plan.price, currency)),
              translate(memberAccess.planCount, { count: plan.memberCount }),
            ].join(' · '),
            edit: () => setOpen({ kind: 'plan', plan }),
            // One that members hold can be archived only (MEMB-58).
            remove: plan.memberCount > 0 ? null : () => setOpen({ kind: 'remove-plan', plan }),
          }))}
        />
        {isJoiningClosed && plans.length > 0 ? (
          <Banner tone="warning">{translate(memberAccess.plansClosed)}</Banner>
        ) : null}
        <div className={styles['actions']}>
          <Button
            icon={<Plus aria-hidden="true" size={14} />}
            onPress={() => setOpen({ kind: 'plan', plan: null })}
          >
            {translate(memberAccess.addPlan)}
          </Button>
          {maySetPrices ? <MovePricesButton kind="membership" /> : null}
        </div>
      </PanelGroup>
      {open?.kind === 'area' ? <AreaDialog area={open.area} onClose={close} /> : null}
      {open?.kind === 'plan' ? (
        <PlanDialog plan={open.plan} areas={areas} currency={currency} onClose={close} />
      ) : null}
      {open?.kind === 'remove-area' ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(memberAccess.removeAreaTitle, { name: open.area.name })}
          confirmLabel={translate(memberAccess.removeIt)}
          onOpenChange={close}
          onConfirm={() => remove(callEndpoint(deleteMemberArea, { params: { areaId: open.area.id } }))}
        >
          {translate(memberAccess.removeAreaText)}
        </ConfirmDialog>
      ) : null}
      {open?.kind === 'remove-plan' ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(memberAccess.removePlanTitle, { name: open.plan.name })}
          confirmLabel={translate(memberAccess.removeIt)}
          onOpenChange={close}
          onConfirm={() => remove(callEndpoint(deleteMemberPlan, { params: { planId: open.plan.id } }))}
        >
          {translate(memberAccess.removePlanText)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly edit: () => void;
  readonly remove: (() => void) | null;
}

function Rows({ items }: { readonly items: readonly Row[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {items.map(({ id, name, note, edit, remove }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['name']}>
            <bdi>{name}</bdi>
            <span className={styles['aside']}>{note}</span>
          </span>
          <IconButton size="small" label={translate(memberAccess.edit, { name })} onPress={edit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          {remove === null ? null : (
            <IconButton size="small" label={translate(memberAccess.remove, { name })} onPress={remove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
