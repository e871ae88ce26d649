import { EmptyCloth, FrameContext, Stage, useFrame } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { useSay } from './language.ts';
import './stage-loading.css';

/** The stage before anything is there: bars and floor are at their places already. */
export function StageLoading({ game = '' }: { readonly game?: string }) {
  const say = useSay();
  const frame = useFrame();
  const look = lookOf(game);
  return (
    <FrameContext value={{ ...frame, title: say(message('page.brand')) }}>
      <Stage look={look} where="" bar={{ ask: say(message('page.loading')) }} ground="floor">
        <div className="stage-loading">
          <EmptyCloth look={look} />
        </div>
      </Stage>
    </FrameContext>
  );
}
