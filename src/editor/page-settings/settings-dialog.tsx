import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { JsonObject } from '#lib/json.ts';
import { pageSettings } from '#messages/en/interface/page-settings.ts';
import { translate } from '#ui/translate.ts';
import type { SettingsForm } from './use-settings-form.ts';
import styles from '../pages/pages.module.css';

/** The frame of every settings dialog: loading, failure, refusals, save and cancel. */
export function SettingsDialog({
  title,
  form,
  onClose,
  children,
}: {
  readonly title: string;
  readonly form: SettingsForm;
  readonly onClose: () => void;
  readonly children: (values: JsonObject) => ReactNode;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!form.isChanged}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{translate(pageSettings.cancel)}</Button>
          <Button
            variant="primary"
            onPress={form.save}
            isDisabled={form.values === null || !form.isChanged}
            isPending={form.isSaving}
          >
            {translate(pageSettings.save)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {form.saveError === null ? null : <Banner tone="danger">{form.saveError}</Banner>}
        {form.loadError !== null ? (
          <Banner
            tone="danger"
            actions={<Button onPress={form.retry}>{translate(pageSettings.tryAgain)}</Button>}
          >
            {form.loadError}
          </Banner>
        ) : form.values === null ? (
          <Spinner label={translate(pageSettings.loading)} />
        ) : (
          children(form.values)
        )}
      </div>
    </Dialog>
  );
}
