interface MenuItemProps {
  readonly label: string;
  readonly act: (() => void) | undefined;
}

/** A line of a table's menu. */
export function MenuItem({ label, act }: MenuItemProps) {
  return (
    <button type="button" aria-disabled={act === undefined} onClick={act}>
      {label}
    </button>
  );
}
