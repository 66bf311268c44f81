import {
  AppWindow,
  CalendarCheck,
  CalendarDays,
  CirclePlay,
  ClipboardList,
  Code,
  HandHeart,
  Image,
  LayoutGrid,
  ListCollapse,
  Mail,
  MapPin,
  Minus,
  MousePointerClick,
  MoveVertical,
  Music,
  Newspaper,
  Quote,
  Share2,
  Square,
  SquareM,
  Table,
  Type,
  UserPlus,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

/** Icons that declarations of blocks name. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'circle-play': CirclePlay,
  'clipboard-list': ClipboardList,
  code: Code,
  'hand-heart': HandHeart,
  image: Image,
  'layout-grid': LayoutGrid,
  'list-collapse': ListCollapse,
  mail: Mail,
  'map-pin': MapPin,
  minus: Minus,
  'mouse-pointer-click': MousePointerClick,
  'move-vertical': MoveVertical,
  music: Music,
  newspaper: Newspaper,
  quote: Quote,
  'share-2': Share2,
  'square-m': SquareM,
  table: Table,
  type: Type,
  'user-plus': UserPlus,
  utensils: Utensils,
};

/** The icon of a block type, 22 pixels. */
export function BlockIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? Square;
  return <Icon size={22} strokeWidth={1.75} aria-hidden="true" />;
}
