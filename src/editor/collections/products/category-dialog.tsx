import { useState } from 'react';
import { MAX_CATEGORY_LENGTH } from '#domain/validation/label-lengths.ts';
import { urlNameOf } from '#domain/links/url-name-of.ts';
import { facetKey } from '#domain/products/facet-key.ts';
import { categoryPanel } from '#messages/en/interface/category-panel.ts';
import type { Category } from '#domain/products/category.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';

interface CategoryDialogProps {
  readonly categories: readonly Category[];
  /** The one that is edited; null for a new one. */
  readonly category: Category | null;
  /** What a new one lies in; null at the top. */
  readonly parent: Category | null;
  /** Where the pages of categories lie: `/shop/category/`. */
  readonly path: string;
  readonly onSave: (name: string, urlName: string) => void;
  readonly onClose: () => void;
}

/** The name of a category, and that of its page. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { categories, category, parent, path, onSave, onClose } = props;
  const [name, setName] = useState(category?.name ?? '');
  const [urlName, setUrlName] = useState(category?.urlName ?? '');
  const [isAsked, setAsked] = useState(false);
  const siblings = category === null ? (parent?.id ?? null) : category.parentId;
  const others = categories.filter(({ id }) => id !== category?.id);
  const address = urlName.trim() === '' ? '' : urlNameOf(urlName);
  const nameProblem =
    name.trim() === ''
      ? categoryPanel.nameNeeded
      : others.some((each) => each.parentId === siblings && facetKey(each.name) === facetKey(name))
        ? categoryPanel.nameTaken
        : null;
  const addressProblem =
    address !== '' && others.some((each) => each.urlName === address) ? categoryPanel.addressTaken : null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={
        category !== null
          ? translate(categoryPanel.edit)
          : parent === null
            ? translate(categoryPanel.add)
            : translate(categoryPanel.addWithin, { name: parent.name })
      }
      footer={
        <>
          <Button onPress={onClose}>{translate(categoryPanel.cancel)}</Button>
          <Button type="submit" form="category-form" variant="primary">
            {translate(category === null ? categoryPanel.add : categoryPanel.save)}
          </Button>
        </>
      }
    >
      <form
        id="category-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (nameProblem !== null || addressProblem !== null) return;
          onSave(name.trim(), address);
          onClose();
        }}
      >
        <TextField
          label={translate(categoryPanel.name)}
          value={name}
          onChange={setName}
          maxLength={MAX_CATEGORY_LENGTH}
          autoFocus
          {...(isAsked && nameProblem !== null ? { errorMessage: translate(nameProblem) } : {})}
        />
        {category === null ? null : (
          <TextField
            label={translate(categoryPanel.address)}
            value={urlName}
            onChange={setUrlName}
            description={`${path}${address === '' ? urlNameOf(name) : address}`}
            maxLength={100}
            {...(isAsked && addressProblem !== null ? { errorMessage: translate(addressProblem) } : {})}
          />
        )}
      </form>
    </Dialog>
  );
}
