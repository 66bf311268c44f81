import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { FirstStep } from '#domain/store/first-steps.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { shopStart as words } from '#messages/en/interface/shop-start.ts';
import { orders } from '#messages/en/interface/orders.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../loading/lazy-part.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { TestOrderDialog } from '../orders/test-order-dialog.tsx';
import { SHOP_START_KEY } from './use-shop-start.ts';

const PublishDialog = lazyPart(
  async () => (await import('../../publish-dialog/publish-dialog.tsx')).PublishDialog,
);

const PLACES: Readonly<
  Record<Exclude<FirstStep, 'publish' | 'order'>, { readonly to: string; readonly label: Message }>
> = {
  settings: { to: '/commerce/settings', label: words.settingsGo },
  product: { to: '/commerce/products', label: words.productGo },
  delivery: { to: '/commerce/shipping', label: words.deliveryGo },
  payment: { to: '/commerce/payments', label: words.paymentGo },
};

/** Who may do a step. */
export const STEP_NEEDS: Readonly<Record<FirstStep, Permission>> = {
  settings: 'commerce.store-settings',
  product: 'commerce.inventory',
  delivery: 'commerce.shipping',
  payment: 'commerce.payments',
  publish: 'content.publish',
  order: 'commerce.orders',
};

interface StepActionProps {
  readonly step: FirstStep;
  /** The first that is not done. */
  readonly isNext: boolean;
  readonly productPath: string | null;
}

/** The one button of a step: it leads to where the step is done. */
export function StepAction({ step, isNext, productPath }: StepActionProps) {
  const navigate = useNavigate();
  if (step === 'order') return <TestOrderStep isNext={isNext} />;
  if (step === 'publish') return <PublishStep isNext={isNext} productPath={productPath} />;
  const { to, label } = PLACES[step];
  return (
    <Button variant={isNext ? 'primary' : 'secondary'} onPress={() => void navigate(to)}>
      {translate(label)}
    </Button>
  );
}

function TestOrderStep({ isNext }: Pick<StepActionProps, 'isNext'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
        {translate(orders.testOrder)}
      </Button>
      <TestOrderDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function PublishStep({ isNext, productPath }: Omit<StepActionProps, 'step'>) {
  const queries = useQueryClient();
  const { publicOrigin } = useBootFacts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
        {translate(words.publishGo)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PublishDialog
            stores={[]}
            liveUrl={`${publicOrigin}${productPath ?? '/'}`}
            onClose={() => {
              setOpen(false);
              void queries.invalidateQueries({ queryKey: [SHOP_START_KEY] });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
