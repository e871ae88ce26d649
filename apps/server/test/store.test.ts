import { atOnceContract } from './kit/at-once-contract.ts';
import { awayContract } from './kit/away-contract.ts';
import { newFile, openStore } from './kit/store.ts';
import { storeContract } from './kit/store-contract.ts';

const newPlace = () => {
  const file = newFile();
  return { open: () => openStore(file) };
};

storeContract(newPlace);
awayContract(newPlace);
atOnceContract(newPlace);
