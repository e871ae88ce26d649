import { Inspect } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { Say } from './scene.ts';

const TERMS = [
  'aim',
  'turn',
  'karma',
  'amulet',
  'symbols',
  'close',
  'waste',
  'reserve',
  'evanescent',
  'reborn',
  'pay',
] as const;

/** The words of the game, for whoever plays it for the first time; open at any moment. */
export function Glossary({ say, face }: { readonly say: Say; readonly face?: string }) {
  const label = say(message('board.glossary'));
  return (
    <Inspect label={label} face={face ?? label} closeLabel={say(message('board.close'))}>
      <dl className="s-glossary">
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{say(message(`board.term.${term}`))}</dt>
            <dd>{say(message(`board.means.${term}`))}</dd>
          </div>
        ))}
      </dl>
    </Inspect>
  );
}
