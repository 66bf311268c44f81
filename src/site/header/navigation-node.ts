import type { ReactNode } from 'react';

/** Navigation as it is shown: links, and folders that hold links. */
export type NavigationNode = NavigationLink | NavigationFolder;

export interface NavigationLink {
  readonly kind: 'link';
  /** Id of the nav-link record. */
  readonly id: string;
  readonly title: ReactNode;
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
  readonly isCurrent: boolean;
}

export interface NavigationFolder {
  readonly kind: 'folder';
  readonly id: string;
  readonly title: string;
  readonly children: readonly NavigationLink[];
}
