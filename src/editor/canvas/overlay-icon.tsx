import { createElement } from 'react';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  GripVertical,
  PanelRight,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';

const ICONS = {
  up: ArrowUp,
  down: ArrowDown,
  copy: Copy,
  grip: GripVertical,
  panel: PanelRight,
  edit: Pencil,
  add: Plus,
  remove: Trash2,
} as const satisfies Record<string, LucideIcon>;

/** An icon of the canvas's own buttons, 16 pixels. */
export function OverlayIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return createElement(ICONS[name], { size: 16, 'aria-hidden': true, strokeWidth: 2 });
}
