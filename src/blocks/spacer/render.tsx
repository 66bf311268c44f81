export function SpacerBlock() {
  return <div className="portico-block-spacer" aria-hidden="true" />;
}
