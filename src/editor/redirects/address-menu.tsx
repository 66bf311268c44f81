import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuProps } from '#ui/menu.tsx';
import { siteRedirects } from '#messages/en/interface/site-redirects.ts';
import { translate } from '#ui/translate.ts';

interface AddressMenuProps {
  readonly path: string;
  readonly items: MenuProps['items'];
}

/** The actions on one address of a list, behind a button at the end of its row. */
export function AddressMenu({ path, items }: AddressMenuProps) {
  const label = translate(siteRedirects.actionsOf, { path });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton label={label} size="small">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      items={items}
    />
  );
}
