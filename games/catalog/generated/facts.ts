// Written by `npm run catalog` from the folders in games/ that have a facts.ts.
import { facts as ananda } from '@baithak/ananda/facts';
import { facts as jaipur } from '@baithak/jaipur/facts';
import { facts as parikrama } from '@baithak/parikrama/facts';
import { facts as samsara } from '@baithak/samsara/facts';
import { facts as srrakk } from '@baithak/srrakk/facts';
import { facts as talluka } from '@baithak/talluka/facts';
import { facts as vancana } from '@baithak/vancana/facts';

export const facts = { ananda, jaipur, parikrama, samsara, srrakk, talluka, vancana } as const;
