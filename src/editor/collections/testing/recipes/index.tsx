import { CookingPot } from 'lucide-react';
import type { z } from 'zod';
import { itemSummary } from '#domain/collections/item-summary.ts';
import type { recipes as definition } from '#domain/collections/testing/recipes/index.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { TextField } from '#ui/text-field.tsx';
import type {
  CanvasListProps,
  CollectionEditor,
  CollectionPanelProps,
} from '../../define-collection-editor.ts';
import type { CollectionFieldsProps } from '../../../page-settings/collection-fields-props.ts';
import { usePublishedItems } from '../../use-items.ts';

type Settings = z.infer<typeof definition.settings>;

/** The editor's side of the tests' type of collection. It reuses existing messages: tests add none. */
export const recipes: CollectionEditor<Settings> = {
  icon: CookingPot,
  title: blockKinds.menu,
  description: blockKinds.table,
  Panel: RecipesPanel,
  CanvasList: (props: CanvasListProps<Settings>) => <CanvasRecipes {...props} />,
  SettingsFields: SeasonField,
  RowAction: ({ collection }) => <button type="button">{`Cook ${collection.title}`}</button>,
  item: { heading: blockKinds.menu },
};

function RecipesPanel({ collection, canWrite, onOpen }: CollectionPanelProps) {
  return (
    <section aria-label={`Recipes of ${collection.title}`}>
      <button type="button" disabled={!canWrite} onClick={() => onOpen(collection)}>
        Open the kitchen
      </button>
    </section>
  );
}

/** The recipes that visitors see, of the season they are told. */
function CanvasRecipes({ documentId, settings, draw }: CanvasListProps<Settings>) {
  const published = usePublishedItems(documentId, 30);
  const posts = (published?.entries ?? []).map(itemSummary);
  return (
    <div data-season={settings.season}>
      {draw({ posts, pageCount: 1, isEmpty: published?.total === 0, slides: null })}
    </div>
  );
}

function SeasonField({ values, set, errors }: CollectionFieldsProps) {
  const { season } = values;
  return (
    <TextField
      label="Season"
      value={typeof season === 'string' ? season : ''}
      onChange={(value) => set('season', value)}
      errorMessage={errors['season']}
    />
  );
}
