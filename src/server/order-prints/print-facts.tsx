/** A title with lines below it, such as an address; nothing where there are none. */
export function PrintFacts({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      {lines.map((line, place) => (
        <p key={place} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
