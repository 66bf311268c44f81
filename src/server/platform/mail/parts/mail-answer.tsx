/** Something that a person entered, under its title. */
export function MailAnswer({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section style={{ padding: '12px 0', borderTop: '1px solid #e5e5e2' }}>
      <div>
        <strong style={{ fontSize: 14, color: '#62625d' }}>{title}</strong>
      </div>
      <div dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </div>
    </section>
  );
}
