/** On a phone the chosen one of a row may be out of sight: scrolls it into the middle. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('label:has(:checked)');
  if (!row || !chosen) return;
  row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
}
