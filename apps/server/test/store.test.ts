import type { RulesVersions } from '../store/schema.ts';
import { atOnceContract } from './kit/at-once-contract.ts';
import { awayContract } from './kit/away-contract.ts';
import { newFile, openStore, worker } from './kit/store.ts';
import { storeContract } from './kit/store-contract.ts';

const newPlace = () => {
  const file = newFile();
  return { open: (rules?: RulesVersions) => openStore(file, [], worker, rules) };
};

storeContract(newPlace);
awayContract(newPlace);
atOnceContract(newPlace);
