import { defineMessages } from '../../define-messages.ts';

/** What the panel of a portfolio says. */
export const portfolioPanel = defineMessages('portfolioPanel', {
  newProject: 'New project',
  loading: 'Loading projects',
  add: 'Add project',
  atMost: 'At most {count} projects.',
  inOrder: 'Projects in order',
  none: 'No projects yet.',
  untitled: 'Untitled project',
  move: 'Move {title}',
  settingsOf: 'Settings of {title}',
  delete: 'Delete {title}',
  settings: 'Project settings',
  removeText: 'The project is taken off the site at once. You can restore it from the trash for 30 days.',
  projects: 'Projects',
});
