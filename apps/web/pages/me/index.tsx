import { message } from '@baithak/kernel';
import { useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Title } from '../../shell/navigation.tsx';
import * as account from '../../words/account.ts';
import * as words from '../../words/me.ts';
import { AccountPanel } from './account.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { TurnFeed } from './feed.tsx';
import { Keep } from './keep.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Ratings } from './ratings.tsx';
import { Results } from './results.tsx';
import './me.css';

/** Who you are on this device, how your games went, and how to take it all elsewhere. */
export function MePage() {
  return (
    <MoreWords books={words}>
      <MoreWords books={account}>
        <Me />
      </MoreWords>
    </MoreWords>
  );
}

function Me() {
  const say = useSay();
  const state = useServerState();
  const isOnline = state.status === 'here';
  return (
    <div className="me-page">
      <Title text={say(message('me.title'))} />
      <ProfileForm />
      <Results />
      <div className="me-folds">
        {isOnline && <Elsewhere session={state.session} />}
        <Keep />
        {isOnline && <AccountPanel session={state.session} />}
        {isOnline && state.session !== null && <Ratings person={state.session.person} />}
        {isOnline && state.session !== null && <TurnFeed key={state.session.person} />}
      </div>
    </div>
  );
}
