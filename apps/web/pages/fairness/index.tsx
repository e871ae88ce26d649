import { Fault, matchGameId, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type ChangeEvent, useState } from 'react';
import { type CheckedDeal, checkDeal } from '../../controller/check-deal.ts';
import { useSay } from '../../shell/language.ts';
import { RoomWords } from '../../shell/more-words.tsx';
import { Title } from '../../shell/navigation.tsx';
import { BackHome } from '../../shell/notices.tsx';
import { loadRules } from '../../shell/open-game.ts';
import { dealKeeper } from '../../shell/storage.ts';
import './fairness.css';

const STEPS = ['seal', 'promise', 'reveal', 'draw', 'end'] as const;

/** How to catch us cheating: how a deal is made fair, and a check of any match file. */
export function FairnessPage() {
  return (
    <RoomWords>
      <Fairness />
    </RoomWords>
  );
}

function Fairness() {
  const say = useSay();
  const [verdict, setVerdict] = useState<readonly string[]>([]);
  const check = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const found = await checkFile(await file.text());
    setVerdict(verdictOn(found).map(say));
  };
  return (
    <article className="fairness">
      <Title text={say(message('fairness.title'))} />
      <p>{say(message('fairness.intro'))}</p>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{say(message(`fairness.${step}`))}</li>
        ))}
      </ol>
      <p>{say(message('fairness.catch'))}</p>
      <h2>{say(message('fairness.check'))}</h2>
      <label className="field">
        <span>{say(message('fairness.file'))}</span>
        <input type="file" accept=".baithak,.match,text/plain" onChange={check} />
      </label>
      <div role="status">
        {verdict.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="quiet">{say(message('fairness.limits'))}</p>
      <BackHome />
    </article>
  );
}

type Found = ReturnType<typeof checkDeal>;

async function checkFile(text: string): Promise<Found> {
  const id = matchGameId(text);
  if (id instanceof Fault) return id;
  const game = await loadRules(id);
  return game === undefined
    ? new Fault('unknown-game', { args: { game: id } })
    : checkDeal(text, game, dealKeeper());
}

function verdictOn(found: Found) {
  if ('code' in found) return [message('fairness.bad'), faultMessage(found)];
  const { sealed, digest } = found;
  if (sealed === null) return [message('fairness.manual')];
  return [
    message(`fairness.good-${found.scheme}`, counts(found)),
    ...(found.scheme === 2 && found.promised > 0
      ? [message(found.witnessed ? 'fairness.witnessed' : 'fairness.not-there')]
      : []),
    message('deal.sealed', { commitment: sealed }),
    ...(digest === null ? [] : [message('fairness.digest', { digest })]),
  ];
}

const counts = ({ promised, withheld }: CheckedDeal) => ({ promised, withheld });
