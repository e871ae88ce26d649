import { FastRandom, Fault, type Game, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect, useRef, useState } from 'react';
import { freshSeed } from '../../local/chance.ts';
import { pathTo } from '../../routes.ts';
import { WithGame } from '../../shell/game-page.tsx';
import { useSay } from '../../shell/language.ts';
import { Frame } from '../../shell/lazy-frame.tsx';
import { Link, replace, Title, useAsked } from '../../shell/navigation.tsx';
import type { OpenGame } from '../../shell/open-game.ts';
import { StageLoading } from '../../shell/stage-loading.tsx';
import * as words from '../../words/lab.ts';
import { readLink, writeLink } from './link.ts';
import { LabStage } from './stage.tsx';
import { Lab, type Line } from './tree.ts';
import '../table/table.css';
import './lab.css';

/** Any position of a game, to try things out: every seat is yours. */
export function LabPage({ param }: { readonly param: string }) {
  return (
    <WithGame id={param} words={words}>
      {(open) => <Laboratory open={open} />}
    </WithGame>
  );
}

function Laboratory({ open }: { readonly open: OpenGame }) {
  const { id } = open.game;
  const [found, keep] = useLab(open.game);
  if (found === null) return <StageLoading game={id} />;
  if (found instanceof Fault) return <Refused game={id} fault={found} />;
  return <LabStage open={open} lab={found} keep={keep} />;
}

/** The laboratory that the address asks for. The address follows what is played, so that a reload changes nothing. */
function useLab(game: Game): readonly [Lab | Fault | null, (lab: Lab) => void] {
  const asked = useAsked();
  const [found, setFound] = useState<Lab | Fault | null>(null);
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (written.current === asked) return undefined;
    let wanted = true;
    openAsked(game, asked).then((lab) => {
      if (!wanted) return;
      written.current = asked;
      setFound(lab);
    });
    return () => {
      wanted = false;
    };
  }, [game, asked]);
  const keep = async (lab: Lab) => {
    const { current } = lab;
    const link = await writeLink(lab.line);
    // Somebody may have gone on, or away.
    if (lab.current !== current || !window.location.href.includes(pathTo('lab', game.id))) return;
    written.current = link;
    replace(`${pathTo('lab', game.id)}#${link}`);
  };
  return [found, keep];
}

async function openAsked(game: Game, asked: string): Promise<Lab | Fault> {
  const line = asked === '' ? startOf(game) : await readLink(asked);
  return line instanceof Fault ? line : Lab.open(game, line, new FastRandom(freshSeed()));
}

function startOf({ seatCounts }: Game): Line {
  const seats = seatCounts.includes(2) ? 2 : seatCounts[0]!;
  return { seats, options: {}, steps: [], at: 0 };
}

interface RefusedProps {
  readonly game: string;
  readonly fault: Fault;
}

function Refused({ game, fault }: RefusedProps) {
  const say = useSay();
  return (
    <Frame>
      <Title text={say(faultMessage(fault))} />
      <p>
        <Link to={pathTo('lab', game)}>{say(message('lab.anew'))}</Link>
      </p>
    </Frame>
  );
}
