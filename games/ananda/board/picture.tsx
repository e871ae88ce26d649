import { Cloth } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { knownState } from '../view/known.ts';
import type { View } from '../view/view.ts';
import { PLAIN } from './marks.ts';
import { isometric } from './projection.ts';
import { sceneOf, siteOf } from './scene.ts';
import { TemplePicture } from './temple.tsx';

interface PictureProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

/** The temple at one glance, for a small picture of it. */
export function Picture({ view, say }: PictureProps) {
  const scene = sceneOf(knownState(view));
  return (
    <div className="a-frame a-picture">
      <Cloth look={facts.look} blocks={12}>
        <TemplePicture
          scene={scene}
          projection={isometric(siteOf(scene, 1), { highest: scene.highest, shape: 1 })}
          marksOf={() => PLAIN}
          label={say(message('board.temple'))}
        />
      </Cloth>
    </div>
  );
}
