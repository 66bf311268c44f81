import type { z } from 'zod';
import type { recipes as definition } from '#domain/collections/testing/recipes/index.ts';
import type { CollectionView } from '../../define-collection-view.ts';
import { ListHeader } from '../../list-header.tsx';
import { LIST_TEXTS } from '../../list-texts.ts';

export const recipes: CollectionView<z.infer<typeof definition.settings>> = {
  mostItems: { items: 30, slides: 0 },
  summaries: ({ items, settings }) =>
    items.map((item) => ({ ...item, title: `${item.title} (${settings.season})` })),
  slides: () => [],
  ownSlides: () => [],
  inlineTexts: LIST_TEXTS,
  List: ({ content, mode, children }) => (
    <>
      <ListHeader title={content.title} description={content.description} mode={mode} />
      {children}
      <menu className="recipes">
        {content.posts.map(({ id, path, title }) => (
          <li key={id}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </menu>
    </>
  ),
  item: {
    Head: ({ item }) => <h1>Recipe: {item.title}</h1>,
    Foot: ({ item }) => <p className="after">{item.previous?.title ?? 'The first recipe'}</p>,
    structuredData: ({ url, title }) => ({ '@type': 'Recipe', '@id': `${url}#recipe`, name: title }),
  },
};
