import { contactRuns } from '#messages/en/interface/contact-runs.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { translate } from '#ui/translate.ts';

interface RunProgressProps {
  readonly label: string;
  /** From 0 to 1; null while it is not known how much there is to do. */
  readonly value: number | null;
  /** How far it is, in words. */
  readonly valueLabel: string;
  /** Null where it cannot be stopped. */
  readonly onStop: (() => void) | null;
  readonly isStopping?: boolean;
}

/** What a job is doing: how far it is, and stopped while it goes on (CRM-13, CRM-19, MEMB-66). */
export function RunProgress({ label, value, valueLabel, onStop, isStopping = false }: RunProgressProps) {
  return (
    <Banner
      actions={
        onStop === null ? undefined : (
          <Button size="small" isPending={isStopping} onPress={onStop}>
            {translate(contactRuns.stop)}
          </Button>
        )
      }
    >
      <ProgressBar label={label} value={value} valueLabel={valueLabel} />
    </Banner>
  );
}
