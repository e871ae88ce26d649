import { type BoardProps, Choice, Motion } from '@baithak/board';
import { message } from '@baithak/kernel';
import { piecesOn } from '@baithak/panakizhi';
import {
  clickRows,
  Pass,
  Squares,
  ThreatBar,
  useClicks,
  useIds,
  useThreats,
} from '@baithak/panakizhi/board';
import { facts } from '../facts.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { CLICKS, journeysOf, offerMessage, placesOf, squaresOf } from './moves.ts';
import { StackFace, stackMessage } from './stack.tsx';

/** A first click chooses a stack, a second its square. Where it can both move and shed, we ask. */
export function Board(props: BoardProps<View>) {
  const { view, seat, say, quiet } = props;
  const stacks = piecesOn(view.position);
  const { moment, idAt } = useIds(view, placesOf(view.position), journeysOf);
  const threats = useThreats(() => threatsIn(view, seat));
  const clicks = useClicks(props, CLICKS);
  const leaps = view.last?.includes('x') === true;
  const rows = clickRows(props, threats, clicks, squaresOf(view.last), (square) => {
    const stack = stacks.get(square);
    return {
      details: { stack: stackMessage(stack ?? '') },
      piece: stack !== undefined && <StackFace {...{ square, stack, idAt, leaps }} />,
    };
  });
  return (
    <Motion moment={moment} className="s-board">
      <Squares
        look={facts.look}
        rows={rows}
        cancel={clicks.cancel}
        drag={clicks.drag}
        say={say}
        quiet={quiet}
      />
      {quiet !== true && <ThreatBar threats={threats} say={say} />}
      {clicks.offers.length > 0 && (
        <Choice
          key={clicks.offers.join()}
          label={say(message('board.ways'))}
          offers={clicks.offers.map((text) => ({ text, label: say(offerMessage(text)) }))}
          cancelLabel={say(message('board.cancel'))}
          take={clicks.take}
          cancel={clicks.cancel}
        />
      )}
      <Pass {...props} />
    </Motion>
  );
}
