import { createElement } from 'react';
import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  Check,
  Copy,
  Eye,
  Group,
  GripVertical,
  ListPlus,
  PanelRight,
  Pencil,
  Plus,
  RefreshCw,
  Trash2,
  Ungroup,
  Unlink,
  type LucideIcon,
} from 'lucide-react';

const ICONS = {
  up: ArrowUp,
  down: ArrowDown,
  copy: Copy,
  save: Bookmark,
  grip: GripVertical,
  panel: PanelRight,
  edit: Pencil,
  add: Plus,
  remove: Trash2,
  several: ListPlus,
  check: Check,
  show: Eye,
  group: Group,
  ungroup: Ungroup,
  synced: RefreshCw,
  detach: Unlink,
} as const satisfies Record<string, LucideIcon>;

/** An icon of the canvas's own buttons, 16 pixels. */
export function OverlayIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return createElement(ICONS[name], { size: 16, 'aria-hidden': true, strokeWidth: 2 });
}
