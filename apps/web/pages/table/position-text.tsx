import { FastRandom, Fault, type Game, message, readMatch } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { useLobby } from '../../shell/contexts.ts';
import { copyText } from '../../shell/copy-text.ts';
import { fetchFile } from './match-menu.tsx';
import { type PartProps, useTableAddress } from './parts.tsx';
import { turnsAt } from './replay.tsx';

/** The position on the board as text. One with secrets is told once the match is over. */
export function PositionText({ table, say }: PartProps) {
  const text = usePosition(table);
  const [copied, setCopied] = useState<string | null>(null);
  if (text === null) return <p className="quiet">{say(message('position.secret'))}</p>;
  return (
    <section className="position">
      <label className="field">
        <span>{say(message('position.text'))}</span>
        <textarea readOnly rows={2} value={text} spellCheck={false} />
      </label>
      <button type="button" onClick={async () => (await copyText(text)) && setCopied(text)}>
        {say(message(copied === text ? 'share.copied' : 'share.copy'))}
      </button>
    </section>
  );
}

/** `null` while the position has secrets. */
function usePosition(table: PartProps['table']): string | null {
  const { game, room, viewer, remembered } = table;
  const address = useTableAddress();
  const lobby = useLobby();
  const [told, tell] = useState('');
  const isTold = game.hasSecrets && room.stage === 'over';
  const turns = turnsAt(table);
  useEffect(() => {
    if (!isTold) return undefined;
    let isWanted = true;
    void fetchFile(address, lobby, viewer).then((file) => {
      if (isWanted && typeof file === 'string') tell(positionAfter(turns, file, game));
    });
    return () => {
      isWanted = false;
    };
  }, [isTold, address, lobby, viewer, turns, game]);
  if (game.hasSecrets) return isTold ? told : null;
  // Without secrets a view leaves nothing to chance.
  return textOf(game, game.imagine(remembered, new FastRandom('')));
}

/** The position of a finished match after so many turns. */
function positionAfter(turns: number, file: string, game: Game): string {
  const match = readMatch(file, game);
  if (match instanceof Fault) return '';
  return textOf(game, match.stateAfter(match.decisions[turns]?.seq ?? match.entries.length));
}

function textOf(game: Game, state: unknown): string {
  const position = game.writePosition(state);
  return typeof position === 'string' ? position : JSON.stringify(position);
}
