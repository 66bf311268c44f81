import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { toastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

/** Where toasts appear; stands once in an app. F6 leads to it. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={toastQueue} className={styles['region'] ?? ''}>
      {({ toast }) => (
        <Toast toast={toast} className={classes(styles['toast'], styles[toast.content.tone])}>
          {toast.content.tone === 'success' ? <CircleCheck aria-hidden="true" /> : null}
          {toast.content.tone === 'danger' ? <CircleAlert aria-hidden="true" /> : null}
          <AriaToastContent className={styles['content'] ?? ''}>
            <Text slot="title">{toast.content.text}</Text>
          </AriaToastContent>
          {toast.content.action === null ? null : (
            <Button
              className={styles['action'] ?? ''}
              onPress={() => {
                toast.content.action?.onPress();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" aria-label="Close" className={styles['close'] ?? ''}>
            <X aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
