import { linearOutlook } from '@baithak/panakizhi';
import { features } from './features.ts';
import weights from './outlook.json' with { type: 'json' };

/** What a position offers the side to move; the weights were learned by self-play (see training/). */
export const outlook = linearOutlook(features, weights);
export { FEATURES, features } from './features.ts';
/** How the six characters look ahead, from the gentlest; measured by `baithak measure`. */
export { default as sights } from './sights.json' with { type: 'json' };
