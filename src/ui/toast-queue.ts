import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface ToastContent {
  readonly tone: 'neutral' | 'success' | 'danger';
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
}

const MAX_VISIBLE_TOASTS = 3;

/** The toasts of the page, shown by its one `ToastRegion`. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MAX_VISIBLE_TOASTS });
