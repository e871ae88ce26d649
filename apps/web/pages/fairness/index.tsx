import { Fault, matchGameId, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { type CheckedDeal, checkDeal } from '../../controller/check-deal.ts';
import { FileButton, MATCH_FILES } from '../../shell/file-button.tsx';
import { useSay } from '../../shell/language.ts';
import { Title } from '../../shell/navigation.tsx';
import { BackHome } from '../../shell/notices.tsx';
import { loadRules } from '../../shell/open-game.ts';
import { RoomWords } from '../../shell/room-words.tsx';
import { dealKeeper } from '../../shell/storage.ts';
import './fairness.css';

/** The steps of a fair deal, each with its sign. */
const STEPS = {
  seal: 'M4 7H20V18H4ZM4 7 12 13.500 20 7M12 13.500V13.600',
  promise: 'M7 11V8A5 5 0 0 1 17 8V11M5 11H19V20H5ZM12 14.500V16.500',
  reveal: 'M7 11V8A5 5 0 0 1 16.500 6M5 11H19V20H5ZM12 14.500V16.500',
  draw: 'M4 6H12V17H4ZM12 8 19.500 9.800 17 20 9.500 18.200V17M7 9H9M7 14H9',
  end: 'M20 12A8 8 0 1 1 17.500 6.200M20 3V7.500H15.500M8.500 12 11 14.500 15.500 9.800',
} as const;

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
  const check = async (file: File) => {
    const found = await checkFile(await file.text());
    setVerdict(verdictOn(found).map(say));
  };
  return (
    <article className="fairness">
      <Title text={say(message('fairness.title'))} />
      <p>{say(message('fairness.intro'))}</p>
      <ol>
        {Object.entries(STEPS).map(([step, path]) => (
          <li key={step}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
            {say(message(`fairness.${step}`))}
          </li>
        ))}
      </ol>
      <section className="panel" aria-labelledby="fairness-check">
        <h2 id="fairness-check">{say(message('fairness.check'))}</h2>
        <p>{say(message('fairness.catch'))}</p>
        <FileButton text={say(message('fairness.file'))} accept={MATCH_FILES} take={check} isMain />
        <div role="status">
          {verdict.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </section>
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
