import { catalog } from '@baithak/catalog';
import { MoveList, FastRandom, readOptions, write } from '@baithak/kernel';
import { test } from 'vitest';
import { newcomersChoice } from './newcomer.ts';
import { numbers } from './driver.ts';
test('len', async () => {
  for (const [id, seats, options, people] of [['samsara',1,{mode:'easy'},[0]],['samsara',1,{},[0]],['samsara',2,{mode:'quick'},[0]],['samsara',5,{mode:'quick'},[0,3]],['ananda',2,{},[0]],['ananda',4,{},[0,2]],['parikrama',2,{mode:'introductory'},[0]],['parikrama',2,{mode:'full'},[0]],['parikrama',5,{mode:'introductory'},[0]]] as const) {
    const game = await catalog[id].game();
    const lens: string[] = [];
    for (let seed = 0; seed < 8; seed++) {
      const random = new FastRandom(String(seed)); const r = numbers(seed);
      const state: any = game.setup(readOptions(game, options, seats) as any, seats);
      let n = 0; let own = 0;
      for (;;) {
        const s = game.status(state);
        if (s === -2) break;
        if (s === -1) { game.resolve(state, game.draw(state, random)); continue; }
        const list = new MoveList(); game.moves(state, list);
        const all = list.toArray();
        const t = all.map((m) => write(game, state, m));
        const pick = (people as readonly number[]).includes(s) ? t.indexOf(newcomersChoice(id, t, r)) : random.below(all.length);
        if ((people as readonly number[]).includes(s)) own++;
        n++;
        game.play(state, all[pick]!);
        if (n > 20000) break;
      }
      lens.push(`${n}(${own})`);
    }
    console.log(id, seats, JSON.stringify(options), lens.join(' '));
  }
});
