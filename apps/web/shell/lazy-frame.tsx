import { lazy } from 'react';

export const loadFrame = () => import('./frame.tsx');

/** The frame for pages that rarely show it: tables fill the window. */
export const Frame = lazy(async () => ({ default: (await loadFrame()).Frame }));
