import { useNavigate } from 'react-router';
import { sellingGroups } from '#messages/en/interface/selling-groups.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';

/** Leads from a list where nothing is yet to where it is made that something comes; nothing for whoever may not. */
export function ToProducts() {
  const navigate = useNavigate();
  const { permissions } = useBootFacts();
  if (!permissions.includes('commerce.inventory')) return null;
  return (
    <Button variant="primary" onPress={() => void navigate('/commerce/products')}>
      {translate(sellingGroups.toProducts)}
    </Button>
  );
}
