interface BulletListProps {
  readonly lines: readonly string[];
  readonly className?: string | undefined;
}

/** Sentences as a bullet list. */
export function BulletList({ lines, className }: BulletListProps) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
