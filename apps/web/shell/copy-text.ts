/**
 * Copies a text, and returns whether that worked. Pages without a secure connection, such as those of a
 * server at home, may only copy what is selected: then `shown`, which stays selected to copy it by hand.
 */
export async function copyText(text: string, shown: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    const put = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    };
    document.addEventListener('copy', put, { once: true });
    const isCopied = document.execCommand('copy');
    document.removeEventListener('copy', put);
    return isCopied;
  }
}
