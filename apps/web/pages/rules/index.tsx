import { BlockPrint } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { useEffect } from 'react';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import './rules.css';

export function RulesPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  return open === undefined ? <NotFound /> : <Rules {...open} />;
}

function Rules({ game: { id }, words }: OpenGame) {
  const { accent, motif } = lookOf(id);
  const say = useSay(words);
  const game = say(message('name'));
  const cited = window.location.hash.slice(1);
  useEffect(() => {
    document.getElementById(cited)?.scrollIntoView();
  }, [cited]);
  return (
    <article className="rules" data-accent={accent}>
      <Title text={say(message('rules.title', { game }))} />
      <BlockPrint motif={motif} accent={accent} size={22} />
      <p>{say(message('about'))}</p>
      <p className="quiet">
        {say(message('credits'))} {say(message('rules.intro'))}
      </p>
      <dl>
        {words.rules.map((rule) => (
          <div key={rule} id={rule} data-cited={rule === cited}>
            <dt>{rule}</dt>
            <dd>
              {say(message(`rule.${rule}`))}
              {words.houseRules.includes(rule) && (
                <span className="house"> {say(message('rules.house'))}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={pathTo('home')}>{say(message('page.to-games'))}</Link>
      </p>
    </article>
  );
}
