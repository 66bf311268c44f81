import { saidTemplate } from './template.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { translate } from '#ui/translate.ts';
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
  useTitle(translate(dashboard.newSite));
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
          <Breadcrumbs
            items={[
              { label: translate(dashboard.yourSites), href: '/' },
              { label: translate(dashboard.newSite) },
            ]}
          />
          <h1 className={screen['title']}>{translate(dashboard.chooseTemplate)}</h1>
          <p className={screen['lead']}>{translate(dashboard.chooseTemplateLead)}</p>
        </div>
      </div>
      <ul className={styles['grid']}>
        {templates.data.templates.map(saidTemplate).map((template) => (
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
