import { Check } from 'lucide-react';
import { FIRST_STEPS, type FirstStep } from '#domain/store/first-steps.ts';
import { shopStart as words } from '#messages/en/interface/shop-start.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { STEP_NEEDS, StepAction } from './step-action.tsx';
import styles from './start.module.css';

const TEXTS: Readonly<Record<FirstStep, { readonly title: Message; readonly text: Message }>> = {
  settings: { title: words.settings, text: words.settingsText },
  product: { title: words.product, text: words.productText },
  delivery: { title: words.delivery, text: words.deliveryText },
  payment: { title: words.payment, text: words.paymentText },
  publish: { title: words.publish, text: words.publishText },
  order: { title: words.order, text: words.orderText },
};

interface FirstStepsProps {
  readonly done: readonly FirstStep[];
  readonly productPath: string | null;
  readonly onHide: () => void;
}

/** The way from nothing to a first order: each step is ticked by what there is, and has one button that leads there. */
export function FirstSteps({ done, productPath, onHide }: FirstStepsProps) {
  const { permissions } = useBootFacts();
  const next = FIRST_STEPS.find((step) => !done.includes(step));
  return (
    <Card
      title={translate(words.steps)}
      description={translate(words.stepsDone, { done: done.length, count: FIRST_STEPS.length })}
      actions={
        <Button variant="quiet" onPress={onHide}>
          {translate(words.hide)}
        </Button>
      }
    >
      <ol className={styles['steps']}>
        {FIRST_STEPS.map((step, place) => {
          const isDone = done.includes(step);
          return (
            <li key={step} className={styles['step']} aria-current={step === next ? 'step' : undefined}>
              <span className={classes(styles['mark'], isDone && styles['markDone'])} aria-hidden="true">
                {isDone ? <Check size={16} /> : place + 1}
              </span>
              <div className={styles['texts']}>
                <h3 className={styles['stepTitle']}>
                  {translate(TEXTS[step].title)}
                  {isDone ? <VisuallyHidden> {translate(words.done)}</VisuallyHidden> : null}
                </h3>
                <p className={styles['muted']}>{translate(TEXTS[step].text)}</p>
              </div>
              <div className={styles['action']}>
                {permissions.includes(STEP_NEEDS[step]) ? (
                  <StepAction step={step} isNext={step === next} productPath={productPath} />
                ) : isDone ? null : (
                  <span className={styles['muted']}>{translate(words.notAllowed)}</span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
