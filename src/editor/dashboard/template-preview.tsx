import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import styles from './template-preview.module.css';
import type { Template } from './template.ts';

type Device = 'desktop' | 'phone';

export interface TemplatePreviewProps {
  /** Null while nothing is previewed. */
  readonly template: Template | null;
  readonly onClose: () => void;
  readonly onChoose: (template: Template) => void;
}

/** A template as visitors would see it, on a desktop and on a phone. */
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
            {template.previewUrl === null ? null : (
              <SegmentedControl<Device>
                label="Device"
                isLabelHidden
                value={device}
                onChange={setDevice}
                className={styles['devices']}
                options={[
                  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" /> },
                  { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden="true" /> },
                ]}
              />
            )}
            <Button onPress={onClose}>Back</Button>
            <Button variant="primary" onPress={() => onChoose(template)}>
              Start with this
            </Button>
          </>
        )
      }
    >
      {template === null ? null : (
        <div className={styles['stage']}>
          {template.previewUrl === null ? (
            <img src={template.pictureUrl} alt={`The home page of ${template.title}`} />
          ) : (
            <iframe
              src={template.previewUrl}
              title={`Preview of ${template.title}`}
              sandbox="allow-same-origin"
              className={classes(styles['page'], device === 'phone' && styles['phone'])}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
