import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CreateSiteDialog } from './create-site-dialog.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import styles from './new-site-screen.module.css';
import { ProblemScreen } from './problem-screen.tsx';
import screen from './screen.module.css';
import { templatesQuery } from './site-queries.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplatePreview } from './template-preview.tsx';
import type { Template } from './template.ts';
import { useTitle } from './use-title.ts';

/** A new site: choose a template, look at it, give it a name. */
export function NewSiteScreen() {
  useTitle('New site');
  const templates = useQuery(templatesQuery);
  const [previewed, setPreviewed] = useState<Template | null>(null);
  const [chosen, setChosen] = useState<Template | null>(null);
  if (templates.isPending) return <LoadingScreen />;
  if (templates.isError) {
    return <ProblemScreen error={templates.error} onRetry={() => void templates.refetch()} />;
  }
  return (
    <>
      <div className={screen['header']}>
        <div>
          <Breadcrumbs items={[{ label: 'Your sites', href: '/' }, { label: 'New site' }]} />
          <h1 className={screen['title']}>Choose a template</h1>
          <p className={screen['lead']}>
            A place to start from. Pages, texts, pictures, colors and fonts can all be changed afterwards.
          </p>
        </div>
      </div>
      <ul className={styles['grid']}>
        {templates.data.templates.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              onPreview={() => setPreviewed(template)}
              onChoose={() => setChosen(template)}
            />
          </li>
        ))}
      </ul>
      <TemplatePreview
        template={previewed}
        onClose={() => setPreviewed(null)}
        onChoose={(template) => {
          setPreviewed(null);
          setChosen(template);
        }}
      />
      <CreateSiteDialog template={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
