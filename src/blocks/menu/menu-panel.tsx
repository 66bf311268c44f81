import type { Menu, MenuItem } from './parse-menu.ts';

interface MenuPanelProps {
  readonly id: string;
  readonly menu: Menu;
}

/** One menu with its sections and items. */
export function MenuPanel({ id, menu }: MenuPanelProps) {
  return (
    <div className="menu-panel" id={id}>
      {menu.title === '' ? null : <h3 className="menu-title">{menu.title}</h3>}
      <Lines lines={menu.description} />
      {menu.sections.map((section, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections have no id, and render once
        <div key={at} className="menu-section">
          {section.title === '' ? null : <h4 className="menu-section-title">{section.title}</h4>}
          <Lines lines={section.description} />
          {section.items.length === 0 ? null : (
            <ul className="menu-items">
              {section.items.map((item, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- one dish may stand there twice
                <li key={index} className="menu-item">
                  <Item item={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  return (
    <>
      <div className="menu-item-text">
        <strong className="menu-item-name">{item.name}</strong>
        <Lines lines={item.description} />
      </div>
      {item.prices.length === 0 ? null : (
        <p className="menu-prices">
          {item.prices.map((price, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- prices have no id, and render once
            <span key={index} className="menu-price">
              {price.label === '' ? null : <span className="menu-price-label">{`${price.label} `}</span>}
              {price.amount}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : <p className="menu-description">{lines.join(' ')}</p>;
}
