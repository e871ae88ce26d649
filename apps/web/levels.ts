/** The levels of bots. The page names them without loading any bot; a test compares with packages/bots. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
