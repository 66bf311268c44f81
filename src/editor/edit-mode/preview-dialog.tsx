import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { Device } from './edit-store.ts';
import { useWorkspace } from './workspace.ts';
import styles from './preview-dialog.module.css';

/** The page as visitors will get it, with the changes that are not published yet, on a phone or a desktop. */
export function PreviewDialog() {
  const { edit, entry } = useWorkspace();
  const [device, setDevice] = useState<Device>(() => edit.getState().device);
  const address = `${entry.isHome ? '/' : entry.path}?noredirect`;
  return (
    <Dialog
      isOpen
      onOpenChange={() => edit.open({ kind: 'none' })}
      title={`Preview: ${entry.title}`}
      size="full"
    >
      <div className={styles['preview']}>
        <div className={styles['bar']}>
          <SegmentedControl
            label="Device"
            isLabelHidden
            value={device}
            options={[
              { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" size={16} /> },
              { value: 'mobile', label: 'Mobile', icon: <Smartphone aria-hidden="true" size={16} /> },
            ]}
            onChange={setDevice}
          />
          <LinkButton
            href={address}
            target="_blank"
            size="small"
            icon={<ExternalLink aria-hidden="true" size={14} />}
          >
            Open in a tab
          </LinkButton>
        </div>
        <iframe
          className={device === 'mobile' ? styles['phone'] : styles['desktop']}
          src={address}
          title={`Preview of ${entry.title}`}
        />
      </div>
    </Dialog>
  );
}
