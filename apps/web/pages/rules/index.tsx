import { BlockPrint } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { here, Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import { RuleList } from './rule-list.tsx';

export function RulesPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  return open === undefined ? <NotFound /> : <Rules {...open} />;
}

function Rules({ game: { id }, words }: OpenGame) {
  const { accent, motif } = lookOf(id);
  const say = useSay(words);
  const game = say(message('name'));
  const cited = here().hash.slice(1);
  return (
    <article className="rules" data-accent={accent}>
      <Title text={say(message('rules.title', { game }))} />
      <BlockPrint motif={motif} accent={accent} size={22} />
      <p>{say(message('about'))}</p>
      <p className="quiet">
        {say(message('credits'))} {say(message('rules.intro'))}
      </p>
      <RuleList words={words} say={say} cited={cited} />
      <p>
        <Link to={pathTo('home')}>{say(message('page.to-games'))}</Link>
      </p>
    </article>
  );
}
