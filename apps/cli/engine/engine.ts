import { Minds, type StopSignal } from '@baithak/bots';
import { Fault, HIGHEST_LEVEL, type Words } from '@baithak/kernel';
import { type Context, type OpenGame, openGame, speakerFor } from '../context.ts';
import { freshSeed } from '../io.ts';
import { openMatch } from '../match.ts';
import type { Request, RequestOf } from './decode.ts';
import {
  type Busy,
  type Fields,
  HANDLERS,
  type OwnRequest,
  type SaidFault,
  said,
} from './handlers.ts';

/** An answer without its id. */
export type Answer =
  | { readonly ok: true; readonly [field: string]: unknown }
  | { readonly ok: false; readonly fault: SaidFault };

export function refuse(fault: Fault, words?: Words): Answer {
  return { ok: false, fault: said(fault, words) };
}

/** Holds the game of an engine; a request that fails leaves it unchanged. */
export class Engine {
  private busy: Busy | undefined;
  private readonly minds: Minds;

  constructor(private readonly context: Context) {
    const { catalog } = context;
    // What is wrong with a mind is told with every answer.
    this.minds = new Minds(
      (id) => catalog[id],
      () => {},
    );
  }

  async answer(request: Request, stop: StopSignal): Promise<Answer> {
    switch (request.do) {
      case 'new':
      case 'load':
        return this.begin(request);
      case 'games':
        return { ok: true, games: await this.games() };
      case 'stop':
      case 'quit':
        return { ok: true };
      default:
        return this.ask(request, stop);
    }
  }

  private async ask(
    request: Exclude<Request, { readonly do: OwnRequest }>,
    stop: StopSignal,
  ): Promise<Answer> {
    if (this.busy === undefined) return refuse(new Fault('no-game-yet'));
    // Each handler takes the request of its own name, which TypeScript cannot see here.
    const handle = HANDLERS[request.do] as (
      busy: Busy,
      request: Request,
      stop: StopSignal,
    ) => Fields | Fault | Promise<Fields | Fault>;
    return answered(await handle(this.busy, request, stop), this.busy.words);
  }

  private async begin(request: RequestOf<'new'> | RequestOf<'load'>): Promise<Answer> {
    const opened = await openGame(this.context, request.game);
    if (opened instanceof Fault) return refuse(opened);
    const seed = request.chance === 'manual' ? undefined : String(request.seed ?? freshSeed());
    const match = openMatch(opened.game, {
      options: request.options ?? {},
      ...(request.seats !== undefined && { seats: request.seats }),
      ...(request.do === 'load' && { position: request.position }),
      ...(seed !== undefined && { seed }),
    });
    if (match instanceof Fault) return refuse(match, opened.words);
    const dealt = seed === undefined ? undefined : match.deal();
    this.busy = { ...opened, match, minds: this.minds };
    const outcomes =
      dealt !== undefined && 'outcomes' in dealt ? dealt.outcomes.map((drawn) => drawn.text) : [];
    const { seats, options } = match;
    return { ok: true, game: request.game, seats, options, seed, outcomes };
  }

  private games(): Promise<Fields[]> {
    return Promise.all(Object.keys(this.context.catalog).map((id) => this.described(id)));
  }

  private async described(id: string): Promise<Fields> {
    const { game, words } = (await openGame(this.context, id)) as OpenGame;
    const name = speakerFor('en', words).say({ key: 'name' });
    const options = game.options(game.seatCounts[0] as number);
    const { seatCounts: seats, rulesVersion, decisionCap } = game;
    return { id, name, rulesVersion, seats, options, decisionCap, levels: HIGHEST_LEVEL };
  }
}

function answered(result: Fields | Fault, words: Words): Answer {
  return result instanceof Fault ? refuse(result, words) : { ok: true, ...result };
}
