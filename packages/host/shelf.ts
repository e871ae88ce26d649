import type { Game } from '@baithak/kernel';
import type { Games } from '@baithak/table';

/** A table asks for its game at once, so games are fetched before their tables. */
export class Shelf {
  private readonly loaded = new Map<string, Promise<Game | undefined>>();
  private readonly ready = new Map<string, Game>();

  constructor(private readonly fetch: (id: string) => Promise<Game | undefined>) {}

  load(id: string): Promise<Game | undefined> {
    const known = this.loaded.get(id) ?? this.open(id);
    this.loaded.set(id, known);
    return known;
  }

  readonly games: Games = (id) => this.ready.get(id);

  private async open(id: string): Promise<Game | undefined> {
    try {
      const game = await this.fetch(id);
      if (game === undefined) this.loaded.delete(id);
      else this.ready.set(id, game);
      return game;
    } catch (error) {
      this.loaded.delete(id);
      throw error;
    }
  }
}
