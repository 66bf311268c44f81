import type { ReactNode } from 'react';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'align-left': AlignLeft,
  'align-center': AlignCenter,
  'align-right': AlignRight,
  'align-justify': AlignJustify,
  'text-align-start': AlignLeft,
  'text-align-center': AlignCenter,
  'text-align-end': AlignRight,
  'align-vertical-justify-start': AlignVerticalJustifyStart,
  'align-vertical-justify-center': AlignVerticalJustifyCenter,
  'align-vertical-justify-end': AlignVerticalJustifyEnd,
};

/** The icon of a choice; choices with an icon this editor does not have show their label. */
export function segmentIcon(name: string): ReactNode | undefined {
  const Icon = ICONS[name];
  return Icon === undefined ? undefined : <Icon aria-hidden="true" size={16} />;
}
