/** `npm run long` runs the same suites with larger numbers. */
export const long = process.env.BAITHAK_LONG === '1';
