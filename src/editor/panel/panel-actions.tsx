import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { sellingLists as words } from '#messages/en/interface/selling-lists.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { useNarrowScreen } from '#ui/use-narrow-screen.ts';

/** Something that can be done with what a panel shows. */
export interface PanelAction {
  readonly id: string;
  readonly label: string;
  readonly onPress: () => void;
  /** What is done next; a button of its own on a phone, too. */
  readonly isPrimary?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  /** Destroys something. */
  readonly isDanger?: boolean | undefined;
}

/** Several of a kind behind one button. */
export interface PanelActionMenu {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly items: readonly MenuAction[];
}

/** The buttons beside a panel's title; on a narrow screen the one that is pressed next, and a menu of all others. */
export function PanelActions({ actions }: { readonly actions: readonly (PanelAction | PanelActionMenu)[] }) {
  const isNarrow = useNarrowScreen();
  const isOther = (action: PanelAction | PanelActionMenu) => 'items' in action || action.isPrimary !== true;
  const others = actions.filter(isOther);
  if (!isNarrow || others.length < 2)
    return actions.map((action) => <Shown key={action.id} action={action} />);
  return (
    <>
      {actions
        .filter((action) => !isOther(action))
        .map((action) => (
          <Shown key={action.id} action={action} />
        ))}
      <Menu
        label={translate(words.more)}
        placement="bottom end"
        trigger={
          <IconButton label={translate(words.more)} variant="outlined">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={inMenu(others.flatMap(itemsOf))}
      />
    </>
  );
}

/** What destroys something stands apart, at the end. */
function inMenu(items: readonly MenuAction[]): readonly (MenuAction | 'separator')[] {
  const dangers = items.filter(({ isDanger }) => isDanger === true);
  if (dangers.length === 0 || dangers.length === items.length) return items;
  return [...items.filter(({ isDanger }) => isDanger !== true), 'separator', ...dangers];
}

function itemsOf(action: PanelAction | PanelActionMenu): readonly MenuAction[] {
  if ('items' in action) return action.items.map((item) => ({ ...item, icon: action.icon }));
  const { id, label, onPress, isPending, isDanger } = action;
  return [{ id, label, onAction: onPress, isDisabled: isPending, isDanger }];
}

function Shown({ action }: { readonly action: PanelAction | PanelActionMenu }) {
  if ('items' in action) {
    const { label, icon, items } = action;
    return <Menu label={label} trigger={<Button icon={icon}>{label}</Button>} items={items} />;
  }
  const { label, onPress, isPrimary = false, isPending = false } = action;
  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} isPending={isPending} onPress={onPress}>
      {label}
    </Button>
  );
}
