/** What people without a name are called. They have joined under it in their own language. */
export const GUEST = { en: 'Guest', de: 'Gast' } as const;

/** Whether somebody has given no name of their own. */
export const isUnnamed = (name: string): boolean =>
  Object.values<string>(GUEST).includes(name.trim());
