/** Topics, one of them chosen: a row that scrolls sideways, or, where there is a mouse rather than a thumb, rows. */
export function TagBar({
  label,
  tags,
  value,
  onChange,
}: {
  label: string;
  tags: readonly { id: string; name: string }[];
  value: string | undefined;
  onChange: (id: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className="-mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 pb-1 wide:flex-wrap">
      {tags.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          // A browser leaves one that is half in sight where it is.
          onFocus={(e) => e.currentTarget.scrollIntoView({ inline: "nearest", block: "nearest" })}
          className={`min-h-11 shrink-0 rounded-pill border px-4 text-14 ${id === value ? "border-leaf bg-leaf-soft font-semibold text-leaf" : "border-line bg-card text-ink-2"}`}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
