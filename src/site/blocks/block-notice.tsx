interface BlockNoticeProps {
  readonly title: string;
  readonly message: string;
}

/** Shown in the canvas where a block cannot be rendered; visitors never see it. */
export function BlockNotice({ title, message }: BlockNoticeProps) {
  return (
    <div className="portico-block-notice" role="note">
      <strong>{title}</strong>
      <p>{message}</p>
    </div>
  );
}
