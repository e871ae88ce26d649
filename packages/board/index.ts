export { Action, Actions, Choice } from './actions.tsx';
export {
  type Board,
  type BoardProps,
  type News,
  NO_NEWS,
  noPreview,
  PICTURE,
  type Samples,
  type SamplesProps,
} from './board.ts';
export { Badge, Card, CardBack, Token } from './card.tsx';
export { Cloth, EmptyCloth } from './cloth.tsx';
export { type Cue, type Sound, spot } from './cue.ts';
export { Hint, Inspect, Tabs } from './details.tsx';
export { director } from './director.ts';
export { type DragRules, dragMarks, type PlaceDrag, useDrag } from './drag.ts';
export { HOUSE_LOOK, type Lattice, type Look, MOTIFS } from './facts.ts';
export { Grid, type Place, type SquareState } from './grid.tsx';
export { followed, type Ids, type Journey, useFresh, useLasting } from './moments.ts';
export { BEATS_A_LINE, beatAt, flip, Motion } from './motion.tsx';
export { BlockPrint } from './patterns/block-print.tsx';
export { Jali } from './patterns/jali.tsx';
export { Kolam } from './patterns/kolam.tsx';
export { BLOCK, BLOCKS, CORNER } from './patterns/motifs.tsx';
export { useRoving } from './roving.ts';
export { ActionBar } from './stage/action-bar.tsx';
export {
  type Bar,
  type BarButton,
  type Ceremony,
  type Finale,
  type Frame,
  FrameContext,
  type Outcome,
  opponentsOf,
  type Player,
  type PlayerState,
  useFrame,
} from './stage/frame.ts';
export { Deed, Plate, Portrait } from './stage/seats.tsx';
export { Counter, Icon, type IconName, Stage } from './stage/stage.tsx';
export { useStill } from './still.ts';
