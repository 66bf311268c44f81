import { Plus } from 'lucide-react';
import { lazy, Suspense, use, useState } from 'react';
import { NEWSLETTER_MESSAGES } from '#domain/newsletters/newsletter-messages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { BootContext } from '../shell/boot-context.ts';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));

interface NoMailingListsProps {
  readonly title?: string;
  readonly tone?: 'info' | 'warning';
}

/** Where a list is asked for and the site has none: says so, and makes one without leaving the page (FBLD-79). */
export function NoMailingLists({ title, tone = 'info' }: NoMailingListsProps) {
  const [isCreating, setCreating] = useState(false);
  const canCreate = use(BootContext)?.permissions.includes('newsletter.write') === true;
  return (
    <>
      <Banner tone={tone} title={title}>
        {NEWSLETTER_MESSAGES.noLists}
      </Banner>
      {canCreate ? (
        <Button icon={<Plus aria-hidden="true" size={16} />} onPress={() => setCreating(true)}>
          Create a list
        </Button>
      ) : null}
      {isCreating ? (
        <Suspense fallback={null}>
          <ListDialog list={null} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
