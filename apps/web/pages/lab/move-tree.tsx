import { message, messagesOf } from '@baithak/kernel';
import { MoveList } from '../table/move-field.tsx';
import type { LabProps } from './props.ts';
import type { Moment } from './tree.ts';

/** What was played. Where something else was tried, the other way stands below, indented. */
export function MoveTree(props: LabProps) {
  const { lab, say, change } = props;
  const isEmpty = lab.root.children.length === 0;
  const hasWays = lab.current.parent !== null;
  return (
    <section className="lab-line" aria-label={say(message('lab.line'))}>
      {isEmpty ? (
        <p className="quiet">{say(message('lab.empty'))}</p>
      ) : (
        <Way {...props} from={lab.root} />
      )}
      <div className="buttons">
        {lab.isDrawn && hasWays && (
          <button type="button" onClick={() => change(() => lab.redraw())}>
            {say(message('lab.redraw'))}
          </button>
        )}
        {hasWays && (
          <button type="button" onClick={() => change(() => lab.remove())}>
            {say(message('lab.remove'))}
          </button>
        )}
      </div>
      {lab.legal.length > 0 && (
        <div className="moves">
          <MoveList legal={lab.legal} play={props.play} say={say} />
        </div>
      )}
    </section>
  );
}

/** A moment and those that follow it, as one list; each other way is a list of its own. */
function Way({ from, ...props }: LabProps & { readonly from: Moment }) {
  const { say } = props;
  const line: Moment[] = [from];
  for (let next = from.children[0]; next !== undefined; next = next.children[0]) line.push(next);
  return (
    <ol>
      {line.map((moment, i) => (
        <li key={moment.id}>
          <MomentButton {...props} moment={moment} />
          {/* Other ways begin at the moment before. */}
          {i > 0 &&
            moment.parent?.children.slice(1).map((other) => (
              <div key={other.id} className="lab-way">
                <span className="b-unseen">{say(message('lab.variation'))}</span>
                <Way {...props} from={other} />
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}

function MomentButton({ lab, words, say, change, moment }: LabProps & { readonly moment: Moment }) {
  const told = messagesOf(moment.events, words).map(say).join(' ');
  const [move] = moment.step.split(' : ');
  return (
    <button
      type="button"
      className="log-line"
      aria-current={moment === lab.current ? 'step' : undefined}
      onClick={() => change(() => lab.goTo(moment))}
    >
      {moment.parent === null ? say(message('lab.start')) : told || move}
    </button>
  );
}
