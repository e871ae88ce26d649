export * from './checks/index.ts';
export * from './kit.ts';
export * from './suite.ts';
export * from './trail.ts';
