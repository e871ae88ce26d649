export { argumentsOf } from './arguments.ts';
export { commonCatalogues } from './common/index.ts';
export { type Catalogues, faultMessage, type Speaker, speaker, speakerFrom } from './speaker.ts';
