import { FastRandom, Fault, type Json, matchGameId, message, readMatch } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type ChangeEvent, useId, useState } from 'react';
import { freshSeed } from '../../local/chance.ts';
import { pathTo } from '../../routes.ts';
import { replace } from '../../shell/navigation.tsx';
import { RoomWords } from '../../shell/room-words.tsx';
import { isRare, OptionChoices, RareChoices } from '../new/choices.tsx';
import { lineOf } from './from-match.ts';
import { writeLink } from './link.ts';
import { PlacePieces } from './placing.tsx';
import type { LabProps } from './props.ts';
import { isBoardText } from './squares.ts';
import { Lab, type Line, lineAt, type Setting } from './tree.ts';

/** Sets up another position: piece by piece, as text, from a match file, or the start of a game. */
export function PositionTab(props: LabProps) {
  const { lab, words, say } = props;
  const { game, seats, options } = lab;
  const [fault, setFault] = useState<Fault | null>(null);
  const file = useId();
  const use = async (found: Line | Fault) => {
    const opened =
      found instanceof Fault ? found : Lab.open(game, found, new FastRandom(freshSeed()));
    if (opened instanceof Fault) return setFault(opened);
    setFault(null);
    replace(`${pathTo('lab', game.id)}#${await writeLink(opened.line)}`);
  };
  const anew = (setting: Setting) => use({ ...setting, steps: [], at: 0 });
  const useText = (text: string) => use(lineFrom(text, props));
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) useText(await chosen.text());
    // The same file can be chosen again.
    target.value = '';
  };
  const choices = {
    open: { game, words },
    seats,
    options,
    change: (changed: Setting['options']) => anew({ seats, options: changed }),
  };
  const { position } = lab;
  const text = typeof position === 'string' ? position : JSON.stringify(position, null, 1);
  return (
    <>
      <p role="alert">{fault !== null && say(faultMessage(fault))}</p>
      {isBoardText(position) && <PlacePieces text={position} {...{ lab, say }} use={useText} />}
      <PositionText key={text} {...{ text, say }} use={useText} />
      <div className="buttons">
        <label className="button" htmlFor={file}>
          {say(message('lab.file'))}
          <input
            id={file}
            type="file"
            className="b-unseen"
            accept=".baithak,.match,text/plain"
            onChange={choose}
          />
        </label>
        <button type="button" onClick={() => anew({ seats, options })}>
          {say(message('lab.anew'))}
        </button>
      </div>
      {game.seatCounts.length > 1 && (
        <label className="field">
          <span>{say(message('lab.seats'))}</span>
          <select
            value={seats}
            onChange={({ target }) => anew({ seats: Number(target.value), options: {} })}
          >
            {game.seatCounts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <RoomWords>
        <OptionChoices {...choices} which={(spec) => !isRare(spec)} />
        <RareChoices {...choices} />
      </RoomWords>
    </>
  );
}

/** A position or a match file, whichever a text is. */
function lineFrom(text: string, { lab, say }: LabProps): Line | Fault {
  const { game } = lab;
  if (text.startsWith('baithak-match')) {
    const id = matchGameId(text);
    if (id instanceof Fault) return id;
    if (id !== game.id)
      return new Fault('lab-text', { args: { reason: say(message('lab.other-game')) } });
    const match = readMatch(text, game);
    return match instanceof Fault ? match : lineOf(match, 0);
  }
  try {
    const position: Json = typeof lab.position === 'string' ? text.trim() : JSON.parse(text);
    return lineAt(game, position, lab);
  } catch (error) {
    return new Fault('lab-text', { args: { reason: (error as Error).message } });
  }
}

interface PositionTextProps extends Pick<LabProps, 'say'> {
  readonly text: string;
  readonly use: (text: string) => void;
}

function PositionText({ text, say, use }: PositionTextProps) {
  const [typed, type] = useState(text);
  const isLong = text.includes('\n');
  return (
    <form
      className="lab-text"
      onSubmit={(event) => {
        event.preventDefault();
        use(typed);
      }}
    >
      <label className="field">
        <span>{say(message('lab.text'))}</span>
        <textarea
          rows={isLong ? 12 : 3}
          value={typed}
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p className="quiet">{say(message('lab.text-about'))}</p>
      <button type="submit">{say(message('lab.use'))}</button>
    </form>
  );
}
