import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { classes } from './classes.ts';
import { toastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

let endRoom: (() => void) | null = null;

/**
 * Reserves the lower edge of the window for toasts while they are shown, so that they never cover a button (EDIT-208):
 * layouts and dialogs end where `--toast-room` begins.
 */
function keepRoom(region: HTMLElement | null): void {
  endRoom?.();
  endRoom = null;
  if (region === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = window.innerHeight - region.getBoundingClientRect().top;
    style.setProperty('--toast-room', `${Math.ceil(Math.max(0, room))}px`);
  });
  observer.observe(region);
  endRoom = () => {
    observer.disconnect();
    style.removeProperty('--toast-room');
  };
}

/** The container of toasts; rendered once in an app. F6 moves the focus to it. */
export function ToastRegion() {
  return (
    <AriaToastRegion ref={keepRoom} queue={toastQueue} className={styles['region'] ?? ''}>
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
          <Button slot="close" aria-label={translate(kit.close)} className={styles['close'] ?? ''}>
            <X aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
