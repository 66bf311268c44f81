import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { NetworkIcon } from './network-icon.tsx';
import { NETWORK_NAMES, networkOf } from './networks.ts';
import type { SocialLinksData } from './schema.ts';
import { linkOfAddress, wholeAddress } from './social-address.ts';

export function SocialLinksBlock({ data, context }: BlockRenderProps<SocialLinksData>) {
  const shown = data.links.flatMap((link) => {
    const address = wholeAddress(link.address);
    const target = address === '' ? null : context.resolveLink(linkOfAddress(address));
    if (target === null) return [];
    const network = link.network === 'auto' ? networkOf(address) : link.network;
    const known = NETWORK_NAMES[network];
    const name = typeof known === 'string' ? known : context.translate(known);
    return [{ target, network, name: link.label === '' ? name : link.label }];
  });
  if (shown.length === 0) {
    return context.mode === 'page' ? null : (
      <p className="portico-block-social-links-empty">{editorHint(context, blockHints.socialLinks)}</p>
    );
  }
  return (
    <ul
      className="portico-block-social-links"
      data-style={data.style}
      data-size={data.size}
      data-alignment={data.alignment}
    >
      {shown.map(({ target, network, name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one address may stand in the list twice
        <li key={`${target.href}-${index}`}>
          <a {...target} rel={target.rel === undefined ? 'me' : `me ${target.rel}`}>
            {data.style === 'words' ? null : <NetworkIcon network={network} />}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
