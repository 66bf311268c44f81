import type { ReactNode } from 'react';

/** One way to narrow, opened by its name; opening one closes the others. */
export function Facet({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <details className="ProductList-facet" name="product-facets">
      <summary>{name}</summary>
      <div>{children}</div>
    </details>
  );
}
