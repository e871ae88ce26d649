import { newFile, openStore } from './kit/store.ts';
import { storeContract } from './kit/store-contract.ts';

storeContract(() => {
  const file = newFile();
  return { open: () => openStore(file) };
});
