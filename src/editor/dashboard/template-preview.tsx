import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { previewTemplate } from '#contract/sites.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { STILL_PAGE } from '../frames/frame-privileges.ts';
import styles from './template-preview.module.css';
import type { Template } from './template.ts';

type Device = 'desktop' | 'phone';

export interface TemplatePreviewProps {
  /** Null while nothing is previewed. */
  readonly template: Template | null;
  readonly onClose: () => void;
  readonly onChoose: (template: Template) => void;
}

/** A template as a real site one can look around in, on a desktop and on a phone. */
export function TemplatePreview({ template, onClose, onChoose }: TemplatePreviewProps) {
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <Dialog
      isOpen={template !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={template?.title ?? ''}
      size="full"
      footer={
        template === null ? undefined : (
          <>
            <SegmentedControl<Device>
              label={translate(dashboard.device)}
              isLabelHidden
              value={device}
              onChange={setDevice}
              className={styles['devices']}
              options={[
                {
                  value: 'desktop',
                  label: translate(dashboard.desktop),
                  icon: <Monitor aria-hidden="true" />,
                },
                {
                  value: 'phone',
                  label: translate(dashboard.phone),
                  icon: <Smartphone aria-hidden="true" />,
                },
              ]}
            />
            <Button onPress={onClose}>{translate(dashboard.back)}</Button>
            <Button variant="primary" onPress={() => onChoose(template)}>
              {translate(dashboard.startWith)}
            </Button>
          </>
        )
      }
    >
      {template === null ? null : <Stage template={template} device={device} />}
    </Dialog>
  );
}

/** The picture is shown while the site is being created, and where that fails. */
function Stage({ template, device }: { readonly template: Template; readonly device: Device }) {
  const params = { templateId: template.id };
  const preview = useQuery({
    queryKey: ['template-preview', template.id],
    queryFn: ({ signal }) => callEndpoint(previewTemplate, { params }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (preview.isSuccess) {
    return (
      <div className={styles['stage']}>
        <iframe
          src={preview.data.url}
          title={translate(dashboard.previewOf, { title: template.title })}
          sandbox={STILL_PAGE}
          className={classes(styles['page'], device === 'phone' && styles['phone'])}
        />
      </div>
    );
  }
  return (
    <div className={classes(styles['stage'], styles['still'])}>
      <img src={template.pictureUrl} alt={translate(dashboard.homePageOf, { title: template.title })} />
      <output className={styles['state']}>
        {preview.isPending ? (
          <>
            <Spinner label={translate(kit.working)} /> {translate(dashboard.preparingPreview)}
          </>
        ) : (
          translate(dashboard.noPreview)
        )}
      </output>
    </div>
  );
}
