/** Where something outlasts the page, as one text. */
export interface Shelf {
  read(): string | null;
  write(text: string): void;
}
