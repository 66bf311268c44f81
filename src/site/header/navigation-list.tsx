import type { NavigationLink, NavigationNode } from './navigation-node.ts';

interface NavigationListProps {
  readonly nodes: readonly NavigationNode[];
}

/** The entries of a navigation; a folder is a disclosure that opens without scripts, one at a time. */
export function NavigationList({ nodes }: NavigationListProps) {
  return (
    <ul className="portico-nav-list">
      {nodes.map((node) => (
        <li key={node.id} data-nav-link={node.id}>
          {node.kind === 'link' ? (
            <NavigationAnchor link={node} />
          ) : (
            <details
              className="portico-nav-folder"
              name="portico-nav-folder"
              {...(node.children.some((child) => child.isCurrent) ? { 'data-current': '' } : {})}
            >
              <summary>{node.title}</summary>
              <ul>
                {node.children.map((child) => (
                  <li key={child.id} data-nav-link={child.id}>
                    <NavigationAnchor link={child} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function NavigationAnchor({ link }: { readonly link: NavigationLink }) {
  return (
    <a
      href={link.href}
      {...(link.target === undefined ? {} : { target: link.target, rel: link.rel ?? 'noopener' })}
      {...(link.isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {link.title}
    </a>
  );
}
